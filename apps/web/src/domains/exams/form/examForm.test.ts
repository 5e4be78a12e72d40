import { describe, expect, it } from 'vitest'
import { checkOf, examFormValues, examRoomOptions, seatSummary } from './examForm.ts'

const id = (last: string) => `0199a000-0000-7000-8000-00000000000${last}`
const whole = { ...examFormValues(null), classId: id('1'), day: '2026-12-01' }

describe('the request', () => {
  it('is empty while class, day or length are missing', () => {
    expect(checkOf(examFormValues(null), null)).toBeNull()
    expect(checkOf({ ...whole, durationMinutes: Number.NaN }, null)).toBeNull()
    expect(checkOf({ ...whole, day: '' }, null)).toBeNull()
  })

  it('names rooms and invigilators that are selected, each once', () => {
    const line = { roomId: id('2'), seats: 5, invigilatorId: id('3') }
    const asked = checkOf({ ...whole, rooms: [line, line, { ...line, roomId: '' }] }, null)
    expect(asked).toMatchObject({ roomIds: [id('2')], invigilatorIds: [id('3')], sitting: 'class' })
  })
})

it('offers free rooms and its own room, but none of another line', () => {
  const room = (name: string) => ({ id: name, name, capacity: 9 })
  const offered = examRoomOptions([room('A'), room('B')], room('C'), ['B'])
  expect(offered.map(({ value }) => value)).toEqual(['C', 'A'])
})

it('states whether everyone has a seat', () => {
  const rooms = [{ roomId: 'a', seats: 40, invigilatorId: null }]
  expect(seatSummary({ candidates: 52 }, rooms)).toEqual({ text: '52 students, 40 seats', isShort: true })
  expect(seatSummary({ candidates: 1 }, rooms)).toEqual({ text: '1 student, 40 seats', isShort: false })
})
