// The glass of dice and panes with the letters of the language that is spoken.

import { colorLetter } from './words'

const LETTER = /font-size="[\d.]+"([^>]*)>([RYGBPS])<\/text>/g
const [ONE, TWO] = ['17.5', '13']

/** The drawing of the glass, whose letters are Latin, with those that people here read. */
export function lettered(drawing: string): string {
  return drawing.replace(LETTER, (_, rest: string, letter: string) => {
    const words = colorLetter(letter)
    return `font-size="${words.length > 1 ? TWO : ONE}"${rest}>${words}</text>`
  })
}
