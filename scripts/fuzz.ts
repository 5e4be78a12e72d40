import { spawnSync } from 'node:child_process'

// npx tsx scripts/fuzz.ts [requests] [seed] [operations]
// Sends unusual requests to every operation of the contract, or to those with a matching name. Exits with 1
// if it finds a fault. The same seed sends the same requests.
const [requests = '100000', seed = String(Date.now() % 1_000_000), only = ''] = process.argv.slice(2)
process.stdout.write(`seed ${seed}\n`)
const { status } = spawnSync(
  'node_modules/.bin/vitest',
  ['run', '--project', 'api-long', 'apps/server/test/fuzz/fuzz.long.test.ts', '--disable-console-intercept'],
  {
    stdio: 'inherit',
    env: { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed, FUZZ_ONLY: only },
  },
)
process.exit(status ?? 1)
