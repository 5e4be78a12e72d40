import { expect } from 'vitest'

/** Cases that run concurrently, so that others continue while one waits for the database. */
const atOnce = 8

/**
 * Checks every case in one test, and fails with a list of all wrong cases.
 * @param check throws or rejects if the case is wrong
 */
export async function everyCase<Case>(
  cases: readonly Case[],
  toName: (it: Case) => string,
  check: (it: Case) => unknown,
): Promise<void> {
  // An empty list would prove nothing.
  expect(cases.length).toBeGreaterThan(0)
  const wrong: string[] = []
  const waiting = cases.values()
  async function work() {
    for (const it of waiting) {
      try {
        await check(it)
      } catch (error) {
        wrong.push(`${toName(it)}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  expect(wrong).toEqual([])
}
