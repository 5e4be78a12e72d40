import { ensureBuilt, ensureInstalled } from './prepare.mjs'

// npm run move-database, see docs/recovery.md
ensureInstalled()
ensureBuilt()
await import('../apps/server/dist/move-database.js')
