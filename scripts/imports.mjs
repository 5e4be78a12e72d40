import Module, { register } from 'node:module'

// dependency-cruiser reads TypeScript through the compiler's JavaScript API, which TypeScript 7 no longer
// has. When it imports or requires 'typescript', it gets version 5. Everything else here gets 7.
const legacy = (name) => name.replace(/^typescript(?=\/|$)/, 'legacy-typescript')
const hook = `export const resolve = (name, context, next) => next((${legacy})(name), context)`
register(`data:text/javascript,${encodeURIComponent(hook)}`)
const resolveFilename = Module._resolveFilename
Module._resolveFilename = (name, ...rest) => resolveFilename(legacy(name), ...rest)

process.argv.push(
  '--config',
  '.dependency-cruiser.mjs',
  '--cache',
  'node_modules/.campanile/imports',
  '--cache-strategy',
  'content',
)
process.argv.push('apps', 'packages', 'e2e', 'bench')
await import('../node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
