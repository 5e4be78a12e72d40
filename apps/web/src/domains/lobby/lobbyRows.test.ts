import type { LobbyEntry } from '@campanile/contract/lobby/lobby.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ahead, inPages, lobbyRows, wallOffset } from './lobbyRows.ts'

const at = (time: string, day = '2026-11-18') => `${day}T${time}:00.000Z`
const entry = (from: string, to: string, more: Partial<LobbyEntry> = {}): LobbyEntry => ({
  exam: null,
  courseCode: 'CS304',
  courseTitle: 'Software Architecture',
  state: 'scheduled',
  startsAt: at(from),
  endsAt: at(to),
  rooms: ['B2.14'],
  planned: null,
  ...more,
})
const rows = (items: LobbyEntry[], time: string) =>
  lobbyRows({ items, day: '2026-11-18' }, new Date(at(time)), (instant) => instant.slice(0, 10))

it('shows current sessions, the next ones and the rest, and drops past ones', () => {
  const items = [
    entry('08:00', '09:00'),
    entry('09:30', '11:00'),
    entry('10:30', '12:00'),
    entry('10:30', '11:30'),
    entry('14:00', '15:00'),
  ]
  expect(rows(items, '10:00').map(({ phase }) => phase)).toEqual(['now', 'next', 'next', 'later'])
  expect(rows(items, '15:00')).toEqual([])
})

it('keeps a session that was moved to another day at its old time until that has passed', () => {
  const planned = { startsAt: at('10:00'), endsAt: at('11:00'), rooms: ['B2.14'] }
  const moved = {
    ...entry('10:00', '11:00', { state: 'moved', planned }),
    startsAt: at('10:00', '2026-11-20'),
    endsAt: at('11:00', '2026-11-20'),
  }
  expect(rows([moved], '09:00')).toMatchObject([{ away: true, startsAt: at('10:00'), phase: 'next' }])
  expect(rows([moved], '11:00')).toEqual([])
})

it('trusts a wall’s clock unless it is clearly wrong', () => {
  const asOf = at('10:00')
  expect(wallOffset({ asOf }, Date.parse(at('10:02')))).toBe(0)
  expect(wallOffset({ asOf }, Date.parse(at('13:00')))).toBe(-3 * 3_600_000)
})

it('puts every row on one page, and no page exceeds the limit', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 9 }), (all, size) => {
      const pages = inPages(all, size)
      expect(pages.flat()).toEqual(all)
      for (const page of pages) expect(page.length).toBeLessThanOrEqual(size)
    }),
  )
})

it('shows up to six pages of a long day, and all current and next sessions', () => {
  const day = (on: number, later: number) => {
    const many = (count: number, from: string, to: string) =>
      Array.from({ length: count }, () => entry(from, to))
    return rows(
      [...many(on, '09:00', '11:00'), ...many(1, '12:00', '13:00'), ...many(later, '15:00', '16:00')],
      '10:00',
    )
  }
  expect(ahead(day(3, 0), 7)).toHaveLength(4)
  expect(ahead(day(10, 400), 7)).toHaveLength(42)
  expect(ahead(day(60, 400), 7)).toHaveLength(61)
})
