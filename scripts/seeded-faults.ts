import { join } from 'node:path'
import { faults } from './seeded-faults/all.ts'
import { requireApplicable, withFault } from './seeded-faults/apply.ts'
import type { Fault } from './seeded-faults/fault.ts'
import { testRunner } from './seeded-faults/run-tests.ts'
import { inWorkshop } from './seeded-faults/workshop.ts'

// npx tsx scripts/seeded-faults.ts                 every fault, against what `npm test` runs for the domain
// npx tsx scripts/seeded-faults.ts --all           missed faults also against what `npm run test:all` runs
// npx tsx scripts/seeded-faults.ts audit my-fault  only faults of these kinds or names
// Each fault is applied alone to a tree of the last commit. Exits with 1 if more survive than allowed.

interface Result {
  fault: Fault
  caughtBy: string | undefined
  isDefault: boolean
  seconds: number
}

const args = process.argv.slice(2)
const isAll = args.includes('--all')
const wanted = args.filter((arg) => arg !== '--all')
const unknown = wanted.filter((word) => !faults.some(({ name, kind }) => name === word || kind === word))
if (unknown.length > 0) throw new Error(`There is no fault and no kind called ${unknown.join(', ')}`)
const chosen =
  wanted.length === 0
    ? faults
    : faults.filter(({ name, kind }) => wanted.some((it) => it === name || it === kind))

/**
 * The number of faults that may survive: `npm test` must catch 57 of the 60, and `npm run test:all` all of
 * them.
 */
const allowed = { byDefault: wanted.length === 0 ? 3 : 0, byAll: 0 }

const root = join(import.meta.dirname, '..')
requireApplicable(root, faults)
const results: Result[] = []
await inWorkshop(root, async (workshop) => {
  const tests = testRunner(workshop)
  for (const fault of chosen) {
    const began = performance.now()
    const { caughtBy, isDefault } = await withFault(workshop, fault, async () => {
      const early = await tests.byDefault(fault)
      return early || !isAll
        ? { caughtBy: early, isDefault: true }
        : { caughtBy: await tests.byRest(fault), isDefault: false }
    })
    const seconds = Math.round((performance.now() - began) / 1000)
    results.push({ fault, caughtBy, isDefault, seconds })
    process.stderr.write(`${fault.name}: ${caughtBy ?? 'SURVIVED'} (${seconds} s)\n`)
  }
})

const survivors = {
  byDefault: results.filter(({ caughtBy, isDefault }) => !caughtBy || !isDefault).length,
  byAll: results.filter(({ caughtBy }) => !caughtBy).length,
}
const caught = (missed: number) => `${results.length - missed} of ${results.length}`
process.stdout.write(`${tableOf(results)}\n\n${caught(survivors.byDefault)} caught by npm test`)
process.stdout.write(isAll ? `, ${caught(survivors.byAll)} by npm run test:all\n` : '\n')
const isWithin = survivors.byDefault <= allowed.byDefault && (!isAll || survivors.byAll <= allowed.byAll)
process.exit(isWithin ? 0 : 1)

function tableOf(rows: readonly Result[]): string {
  const lines = rows.map(({ fault: { name, kind, file }, caughtBy, isDefault, seconds }) => {
    const by = caughtBy ? caughtBy.replaceAll('|', '\\|') : '**not caught**'
    return `| ${name} | ${kind} | \`${shortened(file)}\` | ${by}${isDefault ? '' : ' (test:all)'} | ${seconds} |`
  })
  return ['| Fault | Kind | File | Caught by | Seconds |', '| --- | --- | --- | --- | ---: |', ...lines].join(
    '\n',
  )
}

/** Shortens `apps/server/src/domains/leave/x.ts` to `leave/x.ts`. */
function shortened(file: string): string {
  return file.replace(/^apps\/server\/src\/(domains\/)?/, '').replace(/^apps\/web\/src\//, 'web: ')
}
