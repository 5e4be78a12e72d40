import { ensureBuilt, ensureChromium, ensureInstalled, run } from './prepare.mjs'

// npm run screenshots                  every screen of every role, into screenshots/
// npm run screenshots -- "admin /app"  only those whose role and path contain these words
ensureInstalled()
const browsers = ensureChromium()
ensureBuilt()
run('npx', ['tsx', 'e2e/album/take.ts', ...process.argv.slice(2)], {
  env: { ...process.env, ...browsers },
})
