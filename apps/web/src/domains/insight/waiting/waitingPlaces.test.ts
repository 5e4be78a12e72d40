import { roleQueues, type WaitingEntry, waitingQueues } from '@campanile/contract/insight/waiting.ts'
import { expect, test } from 'vitest'
import { createTimeFormat } from '#lib/time.ts'
import { appRoutes } from '../../../routes.tsx'
import { waitingByMenu, waitingPath, waitingSince, waitingSum } from './waitingPlaces.ts'

const now = new Date('2026-11-18T12:00:00Z')
const entry = (traits: Partial<WaitingEntry> = {}): WaitingEntry => ({
  queue: 'leave',
  count: 2,
  oldestAt: now.toISOString(),
  payRunId: null,
  ...traits,
})

test('every queue links to a screen that admins have', () => {
  const open = new Set(appRoutes.filter(({ roles }) => roles.includes('admin')).map(({ path }) => path))
  for (const queue of roleQueues('admin')) {
    const [path] = waitingPath(entry({ queue })).replace('/app/', '').split('?')
    expect(open.has(path!) || path === 'student-attendance/review', path).toBe(true)
  }
  expect(waitingPath(entry({ queue: 'pay-discrepancies', payRunId: 'x' }))).toBe(
    '/app/payroll/runs/x/discrepancies',
  )
  // Without the filter, the list would have more messages than the count.
  expect(waitingPath(entry({ queue: 'mails' }))).toBe('/app/users/mail?state=unsent')
})

test('a count is shown beside the menu entry where its items are decided', () => {
  for (const queue of waitingQueues) {
    const [menu] = waitingByMenu([entry({ queue })]).keys()
    const path = waitingPath(entry({ queue })).split('?')[0]!
    expect(`${path}/`.startsWith(`${menu}/`), queue).toBe(true)
  }
})

test('queues of one menu entry are added up', () => {
  const entries = [
    entry({ queue: 'disputes', count: 3 }),
    entry({ queue: 'findings', count: 4 }),
    entry({ queue: 'mitigation', count: 1 }),
  ]
  expect([...waitingByMenu(entries)]).toEqual([
    ['/app/student-attendance', 7],
    ['/app/mitigation', 1],
  ])
  expect(waitingSum(entries)).toBe('8 items in 3 queues')
  expect(waitingSum([entry({ count: 1 })])).toBe('1 item in one queue')
})

test('a wait counts as long from the third day', () => {
  const since = (oldestAt: string, count = 2) =>
    waitingSince(entry({ oldestAt, count }), now, createTimeFormat('Europe/London'))
  expect(since('2026-11-18T09:00:00Z')).toEqual({ words: 'New today', long: false })
  expect(since('2026-11-17T09:00:00Z')).toEqual({ words: 'Oldest has waited 1 day', long: false })
  expect(since('2026-11-15T09:00:00Z', 1)).toEqual({ words: 'Has waited 3 days', long: true })
  expect(since('2026-11-17T23:30:00Z'), 'the evening before').toMatchObject({
    words: 'Oldest has waited 1 day',
  })
})
