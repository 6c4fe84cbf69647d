// Plays tables through web/src/local on sagrada.wasm; reads them as JSON from the input, each step with the digests of what
// the server told, and prints where the two differ.

import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const { web, wasm, folder, games } = JSON.parse(readFileSync(0, 'utf8'))
const typescript = createRequire(join(web, 'package.json'))('typescript')

/** The layer as JavaScript: node 20 reads no types. */
function translate(room) {
  mkdirSync(join(folder, room), { recursive: true })
  for (const file of readdirSync(join(web, 'src', room))) {
    const source = readFileSync(join(web, 'src', room, file), 'utf8')
    const options = { compilerOptions: { target: 'ES2022', module: 'ESNext', verbatimModuleSyntax: true } }
    const text = typescript.transpileModule(source, options).outputText
    writeFileSync(join(folder, room, file.replace('.ts', '.mjs')), text.replace(/from '(\.[^']+)'/g, "from '$1.mjs'"))
  }
}

for (const room of ['core', 'local']) translate(room)
const load = (path) => import(pathToFileURL(join(folder, `${path}.mjs`)))
const { Core } = await load('core/core')
const { Table } = await load('local/table')
const { readGame } = await load('local/replay')
const { Refused, plainFacts } = await load('local/refused')
const core = await Core.load(readFileSync(wasm))

/** What is refused, as the server tells it; nothing if it is done. */
function tried(work) {
  try {
    work()
    return null
  } catch (refused) {
    if (!(refused instanceof Refused)) throw refused
    return { rule: refused.rule, facts: plainFacts(refused) }
  }
}

function step(table, order) {
  return tried(() => {
    const event = table.decideMove(...order)
    if (typeof event !== 'number') table.apply(event)
  })
}

/** A game that bots alone play: its events, and its log. */
function playBots({ birth, setup, bots, nodes }) {
  const events = [{ kind: 'create', setup, host: 'me' }]
  const table = new Table(core, birth, events)
  const happen = (event) => events.push(event) && table.apply(event)
  for (const [seat, bot] of bots.entries()) happen(table.decideBot('me', seat, bot, bot))
  happen(table.decideStart('me'))
  while (table.status === 'playing') {
    const [seat] = table.botsAwaited()
    happen({ kind: 'move', seat, move: table.think(seat, events.length, nodes).text, key: '' })
  }
  const again = new Table(core, birth, JSON.parse(JSON.stringify(events)))
  const messages = [table, again].map((played) => JSON.stringify(played.message('me', null, [], 'test')))
  return { log: table.playing().toText(), same: messages[0] === messages[1], verdict: table.message('', null, [], '').verdict }
}

/** Everything told after a step, by name. */
function* told(table, { viewers, questions }, done) {
  yield ['step', { refused: done }]
  for (const [visitor, seat, present] of viewers) yield [`message ${seat}`, table.message(visitor, seat, present, 'test')]
  for (const [move, seat] of questions) {
    const refused = table.playing().whyNot(move, seat)
    yield [`why not ${move} ${seat}`, refused && { rule: refused.rule, facts: plainFacts(refused) }]
  }
}

const digest = (text) => createHash('sha1').update(text).digest('hex')

/** The first place where a game differs from what the server told. */
function compare({ birth, events, steps, log }) {
  const table = new Table(core, birth, events)
  for (const [number, asked] of steps.entries()) {
    const done = asked.order ? step(table, asked.order) : null
    let place = 0
    for (const [what, value] of told(table, asked, done)) {
      const text = JSON.stringify(value)
      if (digest(text) !== asked.expected[place++]) return { step: number, what, text }
    }
  }
  const text = table.playing().toText()
  if (text !== log) return { step: steps.length, what: 'log', text }
  const again = readGame(core, text, birth.seed).toText()
  return again === log ? null : { step: steps.length, what: 'log read again', text: again }
}

const answers = games.map((game) => {
  try {
    return game.bots ? playBots(game) : compare(game)
  } catch (failure) {
    return { step: -1, what: 'failure', text: failure.stack }
  }
})
process.stdout.write(JSON.stringify(answers))
