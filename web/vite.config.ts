import { createHash } from 'node:crypto'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

/** Builds worker/worker.ts as sw.js, at an address that stays, with the list of the files that it keeps. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'worker/worker.ts', fileName: 'sw.js' })
    },
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css)$/.test(name))
      const worker = bundle['sw.js']
      if (worker?.type !== 'chunk') this.error('there is no service worker in the build')
      const list = JSON.stringify(files.map((name) => `/${name}`).sort())
      const hash = createHash('sha256').update(list).digest('hex').slice(0, 12)
      worker.code = worker.code.replace('FILES_OF_BUILD', list).replace('HASH_OF_BUILD', JSON.stringify(hash))
    },
  }
}

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  build: { outDir: '../src/sagrada/server/static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8642', ws: true } } },
})
