// Light or dark: the system decides until somebody does.

const system = matchMedia('(prefers-color-scheme: dark)')
const root = document.documentElement

export function followTheme(): void {
  const asked = new URLSearchParams(location.search).get('theme')
  set(asked ?? localStorage.getItem('theme') ?? (system.matches ? 'dark' : 'light'))
  system.addEventListener('change', () => {
    if (!localStorage.getItem('theme')) set(system.matches ? 'dark' : 'light')
  })
}

export function switchTheme(): void {
  set(root.dataset['theme'] === 'dark' ? 'light' : 'dark')
  localStorage.setItem('theme', root.dataset['theme']!)
}

function set(theme: string): void {
  root.dataset['theme'] = theme
}
