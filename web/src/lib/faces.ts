// The faces of the page (fonts.css), loaded before its words are drawn. On a slow network nobody waits for them.

const LONGEST_WAIT = 1500
const CYRILLIC = ['ru', 'uk']

export async function loadFaces(language: string): Promise<void> {
  const letters = CYRILLIC.includes(language) ? 'aя' : 'a'
  const faces = ['1em "Source Sans 3"', '1em Alegreya'].map((face) => document.fonts.load(face, letters))
  await Promise.race([Promise.allSettled(faces), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))])
}
