import { posix } from 'node:path'

/** The folders that import names refer to. `#` names belong to the server or the pages. */
const packages = {
  '@campanile/client/': 'packages/client/src/',
  '@campanile/contract/': 'packages/contract/src/',
  '@campanile/face/': 'packages/face/src/',
  '@campanile/demo/': 'apps/demo/src/',
  '@campanile/server/testing/': 'apps/server/test/support/',
  '@campanile/server/': 'apps/server/src/',
  '#testing/': 'apps/server/test/support/',
}
const apps = ['apps/server/', 'apps/web/']

/** Any quoted text that could be a path: imports, mocks, and programs that a test starts by path. */
const quotedPath = /['"`]((?:\.{1,2}\/|#|@campanile\/)[^'"`\s$]+)['"`]/g

/** Maps each file to the files that import it. `sources` maps the path of every file to its text. */
export function importersOf(sources) {
  const importers = new Map([...sources.keys()].map((file) => [file, []]))
  for (const [file, text] of sources)
    for (const target of importsIn(file, text)) importers.get(target)?.push(file)
  return importers
}

function importsIn(file, text) {
  return new Set([...text.matchAll(quotedPath)].map(([, path]) => resolve(file, path)))
}

function resolve(file, path) {
  if (path.startsWith('.')) return posix.join(posix.dirname(file), path)
  const known = Object.entries(packages).find(([prefix]) => path.startsWith(prefix))
  if (known) return known[1] + path.slice(known[0].length)
  const app = apps.find((name) => file.startsWith(name))
  return `${app}src/${path.slice(1)}`
}
