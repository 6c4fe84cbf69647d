// Where a long word may be broken. Chromium breaks by `hyphens: auto` only where the system has a dictionary.

const SHORTEST = 9
const CYRILLIC =
  /[аеёиоуыэюяєії](?:й|[бвгґджзклмнпрстфхцчшщ][ьъ]?(?=[^аеёиоуыэюяєіїьъ]))?(?=[^аеёиоуыэюяєії]+[аеёиоуыэюяєії])/giu
/** By language: the end of a syllable that is not the last. */
const SYLLABLES: Record<string, RegExp | undefined> = {
  it: /[aeiouàèéìòù](?:[lmnr](?=[^aeiouàèéìòù])|([bcdfgpstvz])(?=\1)|c(?=q))?(?=[^aeiouàèéìòù]+[aeiouàèéìòù])/giu,
  ru: CYRILLIC,
  uk: CYRILLIC,
}

/** The text with soft hyphens between the syllables of its long words, four letters or more before, three after. */
export function soft(text: string): string {
  const syllables = SYLLABLES[document.documentElement.lang]
  return syllables
    ? text.replace(/\p{L}+/gu, (word) => (word.length < SHORTEST ? word : broken(word, syllables)))
    : text
}

function broken(word: string, syllables: RegExp): string {
  return word
    .replace(syllables, '$&\u00ad')
    .replace(/^(?:\p{L}\u00ad?){3}|(?:\u00ad?\p{L}){2}$/gu, (edge) => edge.replaceAll('\u00ad', ''))
}
