import { expect, it, vi } from 'vitest'
import { examFacts } from './exam-facts.ts'
import { examTimes } from './solve-exams.ts'
import { proximityCost, readToronto, torontoProblem } from './testing/toronto.ts'

vi.setConfig({ testTimeout: 300_000 })

/** So that other work on the machine does not affect the result. */
const now = () => process.cpuUsage().user / 1000

it('finds times for a public instance without a clash, near the best known cost', async () => {
  const instance = readToronto('sta-f-83')
  const problem = torontoProblem(instance)
  const search = { seconds: 15, shouldStop: () => false, now }
  const found = proximityCost(instance, await examTimes(problem, examFacts(problem), search))
  expect(found).toMatchObject({ clashes: 0, unplaced: 0 })
  expect(found.cost).toBeLessThan(165)
})
