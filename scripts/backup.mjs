import { ensureBuilt, ensureInstalled } from './prepare.mjs'

// npm run backup, see docs/recovery.md
ensureInstalled()
ensureBuilt()
await import('../apps/server/dist/backup.js')
