// What bots are called: a word from the catalog if there is one, otherwise their id.

import { knows, say, upper } from './words'

export function botName(bot: string): string {
  return knows(`bot-${bot}`) ? say(`bot-${bot}`) : upper(bot)
}
