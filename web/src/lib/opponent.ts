// How strong the opponent of a quick game shall be: asked once, remembered by this browser.

export const FACES = ['gentle', 'even', 'strong'] as const
export type Face = (typeof FACES)[number]

/** The strength that was played last; nothing before the first game. */
export function rememberedFace(): Face | null {
  const kept = localStorage.getItem('opponent')
  return FACES.find((face) => face === kept) ?? null
}

export function rememberFace(face: Face): void {
  localStorage.setItem('opponent', face)
}
