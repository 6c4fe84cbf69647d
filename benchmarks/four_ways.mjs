// Plays, thinks and answers questions in WebAssembly through web/src/core; reads its work as JSON from the input and prints its answers.

import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const { web, folder, rounds, works } = JSON.parse(readFileSync(0, 'utf8'))
const typescript = createRequire(join(web, 'package.json'))('typescript')

/** The wrapper as JavaScript: node 20 reads no types. */
async function loadWrapper() {
  for (const name of ['layout', 'core']) {
    const source = readFileSync(join(web, 'src', 'core', `${name}.ts`), 'utf8')
    const options = { compilerOptions: { target: 'ES2022', module: 'ESNext' } }
    const text = typescript.transpileModule(source, options).outputText.replace("'./layout'", "'./layout.mjs'")
    writeFileSync(join(folder, `${name}.mjs`), text)
  }
  return import(pathToFileURL(join(folder, 'core.mjs')))
}

/** Do something a few times and take the best time. */
function clocked(work) {
  let [told, seconds] = [null, Infinity]
  for (let round = 0; round < rounds; round++) {
    const began = process.cpuUsage()
    told = work()
    const spent = process.cpuUsage(began)
    seconds = Math.min(seconds, (spent.user + spent.system) / 1e6)
  }
  return { told, seconds }
}

const bytesOf = (array) => new Uint8Array(array.buffer, array.byteOffset, array.byteLength)

const { Core } = await loadWrapper()
const { LINES, NUMBERS } = await import(pathToFileURL(join(folder, 'layout.mjs')))
const core = await Core.load(readFileSync(join(folder, 'sagrada.wasm')))

function play({ edition, seats, glory, games, seed }) {
  const start = core.start(edition, seats, glory)
  const { scores, winners, steps } = core.playGames(start, core.random(seed), games)
  core.release(start)
  const digest = createHash('sha256').update(bytesOf(scores)).update(bytesOf(winners)).update(`${steps}`)
  return digest.digest('hex')
}

function think({ bot, states, nodes }) {
  return states.map((state, seed) => {
    const game = core.restore(Buffer.from(state, 'hex'))
    const { action, nodes: judged } = core.think(game, game.number('seat'), bot, seed, nodes)
    core.release(game)
    return [action, judged]
  })
}

/** Why each action is refused, with the names of the facts. */
function refusals(game) {
  const lines = []
  for (let action = 0; action < NUMBERS.ACTIONS; action++) {
    const reason = game.explain(action)
    if (!reason) continue
    const facts = reason.facts.map(({ name, kind, number }) => `${name}:${kind}=${number}`)
    lines.push([action, reason.id, ...facts].join(' '))
  }
  return lines
}

/** Each seat's sheet, and what each legal action would change for it. */
function prospects(game) {
  const lines = []
  const row = ({ kind, card, points }) => [LINES.indexOf(kind), card, points]
  for (let seat = 0; seat < game.number('seats'); seat++) {
    lines.push(game.sheet(seat).map((line) => [...row(line), Number(line.counted)].join(' ')).join(' '))
    for (const action of core.legal(game)) {
      const { closes, changes } = game.foresee(seat, action)
      lines.push([action, closes, ...changes.flatMap(row)].join(' '))
    }
  }
  return lines
}

function question({ states }) {
  const lines = states.flatMap((state) => {
    const game = core.restore(Buffer.from(state, 'hex'))
    const told = [...refusals(game), ...prospects(game)]
    core.release(game)
    return told
  })
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

const ways = { games: play, thoughts: think, questions: question }
process.stdout.write(JSON.stringify(works.map((work) => clocked(() => ways[work.kind](work)))))
