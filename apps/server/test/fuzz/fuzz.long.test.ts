import type { OperationName } from '@campanile/contract/operations.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fuzzed, fuzzWorld } from './run.ts'
import { Summary } from './summary.ts'
import { makeWorlds } from './world.ts'

/** 0: one request to each operation, as in every test run. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 0)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122)
const only = process.env.FUZZ_ONLY ? new RegExp(process.env.FUZZ_ONLY) : /./
/** With this many requests, every reachable operation is expected to succeed at least once. */
const wholeRun = 100_000
/** Operations that cannot succeed on this campus, and why. */
const unreachable: Partial<Record<OperationName, string>> = {
  readWorkPreview: 'LibreOffice is not set up',
  completeSetup: 'the institution is set up already',
  sendMail: 'there is no mail server',
  sendTestMail: 'there is no mail server',
}
/** Requests to each operation before a new world is opened. */
const perWorld = 12

let worlds: Awaited<ReturnType<typeof makeWorlds>> | undefined
beforeAll(async () => {
  worlds = await makeWorlds()
}, 600_000)
afterAll(() => worlds?.remove())

const makeReport = (summary: Summary) =>
  `${summary.table()}\nnever answered: ${summary.neverAnswered().join(', ')}\n${summary.requests} requests, ${summary.answered} % answered`

it(
  'no request, however odd, causes a server error or an unwanted write',
  async () => {
    const chosen = fuzzed.filter(([name]) => only.test(name)).length
    const summary = new Summary()
    const findings: string[] = []
    for (let round = 0; round === 0 || summary.requests < requests; round += 1) {
      const world = await worlds!.open()
      const each = requests === 0 ? 1 : Math.min(perWorld, Math.ceil((requests - summary.requests) / chosen))
      findings.push(
        ...(await fuzzWorld({
          world,
          summary,
          seed: seed + round,
          each,
          only,
          onFinding: (it) => void process.stdout.write(`- ${it}\n`),
        })),
      )
      await world.close()
      if (requests > 0)
        process.stdout.write(`${makeReport(summary)}\nseed ${seed + round}: ${findings.length} findings\n`)
    }
    expect(findings).toEqual([])
    if (requests < wholeRun || process.env.FUZZ_ONLY) return
    expect(summary.neverAnswered().filter((name) => !(name in unreachable))).toEqual([])
  },
  requests > 0 ? 7_200_000 : 180_000,
)
