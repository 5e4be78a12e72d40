import { ensureBuilt, ensureInstalled } from './prepare.mjs'

// npm run verify-backup, see docs/recovery.md
ensureInstalled()
ensureBuilt()
await import('../apps/server/dist/verify-backup.js')
