import type { Clash } from '@campanile/contract/timetable/clash.ts'
import { formatPlainDay, type TimeFormat } from '#lib/time.ts'
import { m } from './messages.ts'

const weekdays = [m.monday(), m.tuesday(), m.wednesday(), m.thursday(), m.friday(), m.saturday(), m.sunday()]

export const meetingDayOptions = weekdays.map((label, index) => ({ value: String(index + 1), label }))

/** 1 is Monday. */
export const weekdayName = (weekday: number) => weekdays[weekday - 1] ?? ''

function clashSentence(clash: Clash, more: number, time: TimeFormat): string {
  const { resource, name, courseCode: course, exam, startsAt, endsAt } = clash
  const facts = { name, course, more, day: time.day(startsAt), range: time.range(startsAt, endsAt) }
  switch (resource) {
    case 'room':
      return exam === null ? m.roomTaken(facts) : m.roomTakenByExam({ ...facts, exam })
    case 'lecturer':
      return exam === null ? m.lecturerTeaches(facts) : m.lecturerInvigilates({ ...facts, exam })
    case 'batch':
      return exam === null ? m.batchHas(facts) : m.batchHasExam({ ...facts, exam })
  }
}

/** Clashes, one sentence per resource: the first time, and the number of others. */
export function clashSentences(clashes: readonly Clash[], time: TimeFormat): string[] {
  const groups = new Map<string, Clash[]>()
  for (const clash of clashes) {
    const key = `${clash.resource}/${clash.name}`
    groups.set(key, [...(groups.get(key) ?? []), clash])
  }
  return [...groups.values()].flatMap(([first, ...more]) =>
    first ? [clashSentence(first, more.length, time)] : [],
  )
}

/** A free time on one day, for its button. */
export const slotOnDay = ({ day, startsAt, endsAt }: Record<'day' | 'startsAt' | 'endsAt', string>) =>
  m.slotOnDay({ day: formatPlainDay(day), from: startsAt, to: endsAt })

const clock = /^([01]\d|2[0-3]):[0-5]\d$/

/** Whether two times of day are complete and in order, so that they can be checked by the server. */
export const isSpan = (startsAt: string, endsAt: string) =>
  clock.test(startsAt) && clock.test(endsAt) && startsAt < endsAt

interface Room {
  id: string
  name: string
}

/** Free rooms to select from; the one selected stays in the list though it is taken. */
export function meetingRoomOptions(free: readonly (Room & { capacity: number })[], chosen: Room | null) {
  const taken =
    chosen && !free.some(({ id }) => id === chosen.id) ? [{ value: chosen.id, label: chosen.name }] : []
  const rooms = free.map(({ id, name, capacity }) => ({
    value: id,
    label: m.roomAndSeats({ room: name, seats: capacity }),
  }))
  return [{ value: '', label: m.noRoom() }, ...taken, ...rooms]
}
