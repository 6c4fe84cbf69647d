// Where the focus is. It never falls to the page: when what had it is gone or disabled, what is asked next gets it from
// somebody at the keyboard, and the heading from others; a heading hands it on as soon as something is asked.

/** What can be asked, in the order in which somebody would do it. */
const OFFERED = [
  '.bench .cell.lit',
  '.niche .may',
  '.answers .btn',
  '.pool .may',
  'button.end:enabled',
  '.pick input',
  '.handover .btn',
]
const HEADINGS = ['main h1', 'h1', 'main']

let hasFocus: HTMLElement | null = null
let parkedAt: HTMLElement | null = null
let isByKeys = false

/** Was the last thing that somebody did done with a key? */
export function byKeyboard(): boolean {
  return isByKeys
}

/** Everything of the first kind that is asked. */
function offered(): HTMLElement[] {
  for (const kind of OFFERED) {
    const found = [...document.querySelectorAll<HTMLElement>(kind)]
    if (found.length) return found
  }
  return []
}

/** Go to the first thing that is asked, or to the next of its kind. False if nothing is. */
export function focusOffered(): boolean {
  const all = offered()
  const next = all[(all.indexOf(document.activeElement as HTMLElement) + 1) % Math.max(all.length, 1)]
  next?.focus()
  return next !== undefined
}

function focusHeading(): void {
  for (const kind of HEADINGS) {
    const heading = document.querySelector<HTMLElement>(kind)
    if (!heading) continue
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    parkedAt = heading
    return
  }
}

function hasFallen(): boolean {
  return hasFocus !== null && (!hasFocus.isConnected || hasFocus.matches(':disabled'))
}

function mend(): void {
  if (hasFallen()) {
    if (!(isByKeys && focusOffered())) focusHeading()
  } else if (isByKeys && parkedAt && parkedAt === document.activeElement) focusOffered()
}

/** Keep the focus in the page from now on. */
export function followFocus(): void {
  addEventListener('keydown', () => (isByKeys = true), true)
  addEventListener('pointerdown', () => (isByKeys = false), true)
  addEventListener('focusin', ({ target }) => {
    hasFocus = target as HTMLElement
    if (target !== parkedAt) parkedAt = null
  })
  // somebody who clicks beside everything means it
  addEventListener('focusout', ({ target }) =>
    setTimeout(() => {
      if (hasFocus === target && document.activeElement === document.body && !hasFallen()) hasFocus = null
    }),
  )
  const changes = { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'class'] }
  new MutationObserver(mend).observe(document.body, changes)
}
