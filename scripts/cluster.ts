import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clusterTrial } from '../e2e/support/cluster/trial.ts'

// npx tsx scripts/cluster.ts
// Runs nginx, two servers, PostgreSQL with a streaming replica and an S3-compatible store, and causes the
// accidents of docs/deployment.md while check-ins arrive. Exits with 1 if a check-in was lost or duplicated.
const root = mkdtempSync(join(tmpdir(), 'campanile-cluster-'))
chmodSync(root, 0o711)
const inWords = (errors: ReadonlyMap<string, number>) =>
  [...errors].map(([kind, count]) => `${count} × ${kind}`).join(', ') || 'none'
const say = (text: string) => void process.stdout.write(`${text}\n`)
try {
  const { phases, lost, doubled } = await clusterTrial(root, randomBytes(32).toString('base64'), say)
  say('\n| event | sent | acknowledged | errors seen | longest without an acknowledgement |')
  say('| --- | --- | --- | --- | --- |')
  for (const { event, sent, acknowledged, errors, longestGap } of phases)
    say(`| ${event} | ${sent} | ${acknowledged} | ${inWords(errors)} | ${(longestGap / 1000).toFixed(1)} s |`)
  say(`\nOf the acknowledged check-ins ${lost} were lost and ${doubled} are there twice.`)
  process.exitCode = lost + doubled === 0 ? 0 : 1
} finally {
  rmSync(root, { recursive: true, force: true })
}
