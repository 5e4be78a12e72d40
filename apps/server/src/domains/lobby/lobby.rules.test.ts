import { describe, expect, it } from 'vitest'
import { buildBoard, type Planned } from './lobby.rules.ts'

const at = (time: string) => new Date(`2026-11-${time}:00Z`)
const day = { start: at('16T00:00'), end: at('17T00:00') }
const session: Planned = {
  exam: null,
  courseCode: 'CS304',
  courseTitle: 'Software Architecture',
  startsAt: at('16T10:00'),
  endsAt: at('16T11:30'),
  rooms: ['B2.14'],
  cancelled: false,
  plannedStartsAt: null,
  plannedEndsAt: null,
  plannedRooms: null,
}
const moved = { plannedStartsAt: at('16T08:00'), plannedEndsAt: at('16T09:30'), plannedRooms: ['A1'] }
const tomorrow = { startsAt: at('17T10:00'), endsAt: at('17T11:30') }
const board = (...changes: Partial<Planned>[]) =>
  buildBoard(
    changes.map((change) => ({ ...session, ...change })),
    day,
  )

describe('the board of a day', () => {
  it('shows each session with its time and room', () => {
    expect(board({})).toEqual([
      {
        exam: null,
        courseCode: 'CS304',
        courseTitle: 'Software Architecture',
        state: 'scheduled',
        startsAt: '2026-11-16T10:00:00.000Z',
        endsAt: '2026-11-16T11:30:00.000Z',
        rooms: ['B2.14'],
        planned: null,
      },
    ])
  })

  it('shows sessions that overlap the day, not those that merely touch its bounds', () => {
    expect(board({ startsAt: at('15T23:00'), endsAt: at('16T00:01') })).toHaveLength(1)
    expect(board({ startsAt: at('15T23:00'), endsAt: day.start })).toEqual([])
    expect(board({ startsAt: at('16T23:59'), endsAt: at('17T01:00') })).toHaveLength(1)
    expect(board({ startsAt: day.end, endsAt: at('17T01:00') })).toEqual([])
  })

  it('shows the planned time and room of a moved session', () => {
    const planned = { startsAt: '2026-11-16T08:00:00.000Z', endsAt: '2026-11-16T09:30:00.000Z' }
    expect(board(moved)).toMatchObject([{ state: 'moved', planned: { ...planned, rooms: ['A1'] } }])
    expect(board({ ...moved, plannedRooms: null })).toMatchObject([
      { state: 'moved', planned: { ...planned, rooms: ['B2.14'] } },
    ])
    for (const missing of [{ plannedStartsAt: null }, { plannedEndsAt: null }])
      expect(board({ ...moved, ...missing })).toMatchObject([{ state: 'scheduled', planned: null }])
  })

  it('shows a session moved to another day at its planned time', () => {
    expect(board({ ...tomorrow, ...moved })).toMatchObject([
      { state: 'moved', startsAt: '2026-11-17T10:00:00.000Z' },
    ])
    const elsewhere = { plannedStartsAt: at('18T10:00'), plannedEndsAt: at('18T11:00') }
    expect(board({ ...tomorrow, ...elsewhere })).toEqual([])
  })

  it('shows a cancelled session only on its last planned day', () => {
    expect(board({ ...moved, cancelled: true })).toMatchObject([{ state: 'cancelled', planned: null }])
    expect(board({ ...tomorrow, ...moved, cancelled: true })).toEqual([])
  })

  it('is sorted by time, then course; sessions moved away keep their old time', () => {
    const rows = board(
      { courseCode: 'B', startsAt: at('16T10:00') },
      { courseCode: 'A', startsAt: at('16T10:00') },
      { courseCode: 'C', startsAt: at('16T10:00') },
      { courseCode: 'D', startsAt: at('16T09:00') },
      { courseCode: 'E', ...tomorrow, ...moved },
    )
    expect(rows.map(({ courseCode }) => courseCode)).toEqual(['E', 'D', 'A', 'B', 'C'])
  })
})
