// When something was, as a person would say it.

const DAY = 24 * 3600 * 1000

/** Today and yesterday in words, this year without the year; nothing where the date is not known. */
export function dayWords(seconds: number | null, now = Date.now(), language = document.documentElement.lang): string {
  if (!seconds) return ''
  const then = new Date(seconds * 1000)
  const days = Math.round((midnight(new Date(now)) - midnight(then)) / DAY)
  if (days < 2) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day')
  const year = then.getFullYear() === new Date(now).getFullYear() ? undefined : 'numeric'
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year }).format(then)
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
