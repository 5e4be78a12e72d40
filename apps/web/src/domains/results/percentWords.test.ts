import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it.each([
  ['en-GB', '64.5%', '64.50%', '3.40'],
  ['de-DE', '64,5%', '64,50%', '3,40'],
])('writes weights, results and averages in %s', async (locale, weight, result, average) => {
  vi.stubGlobal('__LOCALE__', locale)
  vi.resetModules()
  const { markPercentWords, resultPercent } = await import('./percentWords.ts')
  const { averageFacts } = await import('./students/averageFacts.ts')
  expect(markPercentWords('64.5')).toBe(weight)
  expect(resultPercent('64.5')).toBe(result)
  const facts = averageFacts({ gpa: '3.4', credits: 0, creditsPassed: 0, provisional: null })
  expect(facts[0]).toContain(average)
})
