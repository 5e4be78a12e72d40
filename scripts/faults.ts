import { faults } from '../e2e/faults/faults.ts'
import { isSound, type Row, tableOf } from '../e2e/faults/report.ts'

// npx tsx scripts/faults.ts            every fault
// npx tsx scripts/faults.ts kill 200   one of them, with this many rounds
// Exits with 1 if anything acknowledged was lost, duplicated or only partly saved.
const [name, rounds] = process.argv.slice(2)
const chosen = Object.entries(faults).filter(([it]) => !name || it === name)
if (chosen.length === 0) throw new Error(`There is ${Object.keys(faults).join(', ')}.`)
const rows: Row[] = []
for (const [it, { run, usual }] of chosen) {
  process.stdout.write(`# ${it}\n`)
  rows.push(...(await run(Number(rounds ?? usual), (line) => void process.stdout.write(`${line}\n`))))
}
process.stdout.write(`${tableOf(rows)}\n`)
process.exit(rows.every(isSound) ? 0 : 1)
