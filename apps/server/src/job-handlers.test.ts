import { parseCrontab } from 'graphile-worker'
import { expect, it } from 'vitest'
import { cronLines } from './job-handlers.ts'

it.each([false, true])('has a valid job schedule (demo: %s)', (demo) => {
  const items = parseCrontab(cronLines(demo))
  expect(items.filter(({ task }) => task === 'applyRetention').map(({ payload }) => payload)).toEqual([
    null,
    { kinds: ['uploads'] },
  ])
})
