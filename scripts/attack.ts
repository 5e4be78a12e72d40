import { attacks } from '../bench/attack/attacks.ts'
import { isRepelled, tableOf } from '../bench/attack/report.ts'
import { type Row, runAttack } from '../bench/attack/run.ts'

// npx tsx scripts/attack.ts        every attack, each on its own built server on this machine
// npx tsx scripts/attack.ts 6a 8   only the attacks of these findings
// Exits with 1 if other clients were rejected, failed or were delayed, or if an attack succeeded.
const wanted = process.argv.slice(2)
const chosen = attacks.filter(({ finding }) => wanted.length === 0 || wanted.includes(finding))
if (chosen.length === 0) throw new Error(`There is ${attacks.map(({ finding }) => finding).join(', ')}.`)
const rows: Row[] = []
for (const attack of chosen) {
  process.stdout.write(`${attack.finding} ${attack.name}\n`)
  rows.push(await runAttack(attack))
}
process.stdout.write(`${tableOf(rows)}\n`)
process.exit(rows.every(isRepelled) ? 0 : 1)
