// The language of the page: chosen here and kept in a cookie, which the server reads too; else the browser's own.

export const LANGUAGES: Record<string, string> = { en: 'English', it: 'Italiano', ru: 'Русский', uk: 'Українська' }
const A_YEAR = 365 * 24 * 3600

export function language(): string {
  const chosen = /(?:^|; )language=(\w\w)/.exec(document.cookie)?.[1]
  const wanted = [chosen ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())]
  return wanted.find((word) => word in LANGUAGES) ?? 'en'
}

export function speak(word: string): void {
  document.cookie = `language=${word}; path=/; max-age=${A_YEAR}; samesite=lax`
  location.reload()
}
