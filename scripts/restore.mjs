import { ensureBuilt, ensureInstalled } from './prepare.mjs'

// npm run restore, see docs/recovery.md
ensureInstalled()
ensureBuilt()
await import('../apps/server/dist/restore.js')
