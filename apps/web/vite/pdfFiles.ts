import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const packageFile = require.resolve('pdfjs-dist/package.json')
const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }
/** Decoders of scanned pages, and data for documents without embedded fonts. */
const folders = ['wasm', 'cmaps', 'standard_fonts', 'iccs']
const isNeeded = (name: string) => /\.(wasm|bcmap|pfb|ttf|icc|js)$/.test(name)

/** Site path, without the leading slash, to file. `lib/pdf.ts` asks for these. */
function publishedFiles(): Map<string, string> {
  const home = dirname(packageFile)
  const data = folders.flatMap((folder) =>
    readdirSync(join(home, folder))
      .filter(isNeeded)
      .map((name) => [`assets/pdf-${version}/${folder}/${name}`, join(home, folder, name)] as const),
  )
  return new Map([
    // The name gives it the policy of a worker (apps/server/src/http/web.ts).
    [`assets/worker-pdf-${version}.js`, join(home, 'legacy/build/pdf.worker.min.mjs')],
    ...data,
  ])
}

/** Publishes the worker of the PDF library and the files that it reads as it needs them. */
export function pdfFiles(): Plugin {
  const files = publishedFiles()
  return {
    name: 'campanile:pdf-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.get(new URL(request.url ?? '/', 'http://localhost').pathname.slice(1))
        if (!file) return next()
        const type = file.endsWith('js') ? 'text/javascript' : 'application/octet-stream'
        response.setHeader('content-type', file.endsWith('.wasm') ? 'application/wasm' : type)
        response.end(readFileSync(file))
      })
    },
    generateBundle() {
      for (const [fileName, file] of files)
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) })
    },
  }
}
