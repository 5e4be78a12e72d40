import { ensureBuilt, ensureInstalled } from './prepare.mjs'

// npm run recover-admin -- somebody@university.example
ensureInstalled()
ensureBuilt()
await import('../apps/server/dist/recover-admin.js')
