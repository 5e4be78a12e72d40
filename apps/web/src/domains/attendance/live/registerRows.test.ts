import type { RegisterRow } from '@campanile/contract/attendance/attendance.ts'
import { attendanceStatuses } from '@campanile/contract/attendance/attendance-words.ts'
import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { arrivals, countRows, inRoom, rowStatuses, rowsOfView, withPending } from './registerRows.ts'

const row = (studentId: string, status: RegisterRow['status'], minute = 30): RegisterRow => ({
  studentId,
  firstName: 'Zoë',
  lastName: `Müller ${studentId}`,
  number: `S-${studentId}`,
  profileImage: null,
  status,
  source: status && 'face',
  markedAt: status && `2026-11-18T10:${minute}:00.000Z`,
  reason: null,
  notice: null,
  percentage: null,
})

test('every row is counted once', () => {
  const statuses = array(constantFrom(...attendanceStatuses, null))
  assert(
    property(statuses, (all) => {
      const counts = countRows(all.map((status, index) => row(String(index), status)))
      const sum = rowStatuses.reduce((total, status) => total + counts[status], 0)
      return sum === all.length && inRoom(counts) <= all.length
    }),
  )
})

test('late students count as present, excused students do not', () => {
  const counts = countRows([row('1', 'present'), row('2', 'late'), row('3', 'excused'), row('4', null)])
  expect(inRoom(counts)).toBe(2)
})

test('a record being saved shows at once, and only on its row', () => {
  const rows = [row('1', null), row('2', null)]
  const shown = { status: 'late', source: 'manual', markedAt: '2026-11-18T10:45:00.000Z' } as const
  const pending = [
    { studentId: '2', shown: { ...shown, status: 'present' as const } },
    { studentId: '2', shown },
  ]
  const [first, second] = withPending(rows, pending)
  expect(first).toBe(rows[0])
  expect(second).toMatchObject({ studentId: '2', status: 'late', source: 'manual' })
})

test('an undo whose result only the server knows keeps the row', () => {
  const rows = [row('1', 'present')]
  expect(withPending(rows, [{ studentId: '1', shown: null }])[0]).toBe(rows[0])
  expect(withPending(rows, [])).toBe(rows)
})

test('present students are listed newest first, and the others are left out', () => {
  const rows = [row('1', 'present', 31), row('2', 'absent', 50), row('3', 'late', 44), row('4', null)]
  expect(arrivals(rows, 7).map(({ studentId }) => studentId)).toEqual(['3', '1'])
  expect(arrivals(rows, 1)).toHaveLength(1)
})

test('finds by name in either order, by number and without accents', () => {
  const rows = [row('1', 'present'), row('2', null)]
  const found = (search: string, status: 'all' | 'waiting' = 'all') =>
    rowsOfView(rows, { search, status }).map(({ studentId }) => studentId)
  expect(found('')).toEqual(['1', '2'])
  expect(found('zoe')).toEqual(['1', '2'])
  expect(found('muller 2 zoe')).toEqual(['2'])
  expect(found(' S-1 ')).toEqual(['1'])
  expect(found('', 'waiting')).toEqual(['2'])
  expect(found('nobody')).toEqual([])
})
