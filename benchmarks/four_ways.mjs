// Plays and thinks in WebAssembly through web/src/core; reads its work as JSON from the input and prints its answers.

import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const { web, folder, rounds, games, thoughts } = JSON.parse(readFileSync(0, 'utf8'))
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
  let [answer, seconds] = [{}, Infinity]
  for (let round = 0; round < rounds; round++) {
    const began = process.cpuUsage()
    answer = work()
    const spent = process.cpuUsage(began)
    seconds = Math.min(seconds, (spent.user + spent.system) / 1e6)
  }
  return { ...answer, seconds }
}

const bytesOf = (array) => new Uint8Array(array.buffer, array.byteOffset, array.byteLength)

const { Core } = await loadWrapper()
const core = await Core.load(readFileSync(join(folder, 'sagrada.wasm')))

function play({ edition, seats, glory, games, seed }) {
  const start = core.start(edition, seats, glory)
  const { scores, winners, steps } = core.playGames(start, core.random(seed), games)
  core.release(start)
  const digest = createHash('sha256').update(bytesOf(scores)).update(bytesOf(winners)).update(`${steps}`)
  return { digest: digest.digest('hex') }
}

function think({ bot, states, nodes }) {
  const answers = states.map((state, seed) => {
    const game = core.restore(Buffer.from(state, 'hex'))
    const { action, nodes: judged } = core.think(game, game.number('seat'), bot, seed, nodes)
    core.release(game)
    return [action, judged]
  })
  return { answers }
}

const answers = {
  games: games.map((table) => clocked(() => play(table))),
  thoughts: thoughts.map((work) => clocked(() => think(work))),
}
process.stdout.write(JSON.stringify(answers))
