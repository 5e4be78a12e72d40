import { expect } from 'vitest'

/** Cases under way at once: while one waits for the database, others go on. */
const atOnce = 8

/**
 * Checks each case of a matrix and fails with the list of all that are wrong, so that one property is one test.
 * @param check throws, or rejects, where the case is wrong
 */
export async function everyCase<Case>(
  cases: readonly Case[],
  nameOf: (it: Case) => string,
  check: (it: Case) => unknown,
): Promise<void> {
  // A matrix that has become empty would prove nothing.
  expect(cases.length).toBeGreaterThan(0)
  const wrong: string[] = []
  const waiting = cases.values()
  async function work() {
    for (const it of waiting) {
      try {
        await check(it)
      } catch (error) {
        wrong.push(`${nameOf(it)}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  expect(wrong).toEqual([])
}
