// What somebody has set for this device: kept in the browser, followed at once by everything that reads it.

const KEY = 'settings'

/** Every setting with what it may be; the first of several choices is what a new visitor gets. */
export const CHOICES = {
  /** how fast others' moves are shown */
  speed: ['normal', 'calm', 'quick', 'at-once'],
  /** whether things move: as the system asks for, less, or all in any case */
  animations: ['system', 'less', 'all'],
  /** letters of the colors on glass: on every die, on large ones, on none */
  letters: ['always', 'large', 'never'],
  /** places a to d and 1 to 5 around windows: where lines speak of them, or at the table too */
  coordinates: ['replay', 'always'],
} as const

const SWITCHES = {
  sound: true,
  /** vibration, where there is a motor */
  haptics: false,
  largerPips: false,
  /** my turn ends by itself when nothing else can be done */
  autoEnd: false,
  /** the end of my turn is asked about while a die could still be taken, not only after the key */
  confirm: false,
  /** e, u, h, l, m and ? act without Ctrl or Alt */
  letterKeys: true,
}

type Choice = { [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] }
export type Settings = Choice & typeof SWITCHES & { /** 0 to 1 */ volume: number }

function unset(): Settings {
  const first = Object.entries(CHOICES).map(([name, choices]) => [name, choices[0]])
  return { ...(Object.fromEntries(first) as Choice), ...SWITCHES, volume: 0.6 }
}

/** Settings as they were kept. What is damaged, or from another version, is as if it had never been set. */
export function readSettings(kept: string | null): Settings {
  const settings: Record<string, unknown> = unset()
  for (const [name, value] of Object.entries(parsed(kept))) if (isAllowed(name, value)) settings[name] = value
  return settings as Settings
}

function parsed(kept: string | null): object {
  try {
    const value: unknown = JSON.parse(kept ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

function isAllowed(name: string, value: unknown): boolean {
  if (Object.hasOwn(CHOICES, name)) return (CHOICES as Record<string, readonly unknown[]>)[name]!.includes(value)
  if (Object.hasOwn(SWITCHES, name)) return typeof value === 'boolean'
  return name === 'volume' && typeof value === 'number' && value >= 0 && value <= 1
}

/** Private browsing may refuse the storage: then settings last as long as the page. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

const current = $state(readSettings(kept()))

/** The settings in force. Changed by `change`, here and in other tabs. */
export const settings: Readonly<Settings> = current

export function change<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  if (!isAllowed(name, value)) throw new Error(`${name} cannot be ${String(value)}`)
  current[name] = value
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // nothing is kept, everything works
  }
}

/** Follow what another tab sets, and write what concerns the look of glass on the page, for the style sheets. */
export function followSettings(): void {
  addEventListener('storage', (event) => {
    if (event.key === KEY) Object.assign(current, readSettings(event.newValue))
  })
  $effect.root(() => {
    $effect(() => {
      const { dataset } = document.documentElement
      dataset['letters'] = current.letters
      dataset['pips'] = current.largerPips ? 'large' : 'small'
    })
  })
}

/** Should things stay still? The system's wish, unless somebody has set otherwise. */
export function wantsStillness(): boolean {
  if (current.animations !== 'system') return current.animations === 'less'
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
