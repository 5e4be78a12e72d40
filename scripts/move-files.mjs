import { ensureBuilt, ensureInstalled } from './prepare.mjs'

// npm run move-files: from the data directory into the bucket of the S3_* settings.
ensureInstalled()
ensureBuilt()
await import('../apps/server/dist/move-files.js')
