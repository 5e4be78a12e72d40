import { crashCycles } from '../e2e/support/crash-cycles.ts'

// npx tsx scripts/crash.ts [cycles]
// Kills the server (kill -9) during bursts of check-ins. Exits with 1 if anything was lost.
const cycles = Number(process.argv[2] ?? 50)
const report = await crashCycles(cycles, (line) => void process.stdout.write(`${line}\n`))
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
process.exit(report.lost + report.doubled === 0 ? 0 : 1)
