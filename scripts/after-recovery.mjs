import { ensureBuilt, ensureInstalled } from './prepare.mjs'

// npm run after-recovery, see docs/recovery.md
ensureInstalled()
ensureBuilt()
await import('../apps/server/dist/after-recovery.js')
