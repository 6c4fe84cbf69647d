// Light or dark: the system decides until somebody does.

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
const system = matchMedia('(prefers-color-scheme: dark)')
const root = document.documentElement
/** The wall of css/tokens.css, for what the browser itself draws around the page. */
const WALLS: Record<string, string> = { light: '#e9e1d2', dark: '#161418' }

export function followTheme(): void {
  const asked = new URLSearchParams(location.search).get('theme')
  set(asked ?? localStorage.getItem('theme') ?? ofSystem())
  system.addEventListener('change', () => {
    if (!localStorage.getItem('theme')) set(ofSystem())
  })
}

export function switchTheme(): void {
  set(root.dataset['theme'] === 'dark' ? 'light' : 'dark')
  localStorage.setItem('theme', root.dataset['theme']!)
}

/** What somebody has decided; `system` if nobody has. */
export function chosenTheme(): Theme {
  return THEMES.find((theme) => theme === localStorage.getItem('theme')) ?? 'system'
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem('theme')
  else localStorage.setItem('theme', theme)
  set(theme === 'system' ? ofSystem() : theme)
}

function ofSystem(): string {
  return system.matches ? 'dark' : 'light'
}

function set(theme: string): void {
  root.dataset['theme'] = theme
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', WALLS[theme] ?? WALLS['light']!)
}
