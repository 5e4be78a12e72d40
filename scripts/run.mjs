import { ensureBuilt, ensureInstalled } from './prepare.mjs'

// Runs npm run backup, restore and the other commands of apps/server/src/cli from the build:
// docs/recovery.md, docs/operations.md.
const [command] = process.argv.splice(2, 1)
ensureInstalled()
ensureBuilt()
await import(`../apps/server/dist/${command}.js`)
