import { attacks } from '../bench/attack/attacks.ts'
import { isRepelled, tableOf } from '../bench/attack/report.ts'
import { type Row, runAttack } from '../bench/attack/run.ts'

// npx tsx scripts/attack.ts        every attack, each on a built server of its own on this machine
// npx tsx scripts/attack.ts 6a 8   those of these findings
// Ends with 1 when anybody else was refused, failed or kept waiting, or when an attacker got anywhere.
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
