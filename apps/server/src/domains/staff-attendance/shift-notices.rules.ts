import { groupRows } from '#platform/grouped.ts'
import { type DatedShift, findShift, type Shift } from './staff-day.rules.ts'

type Person = Parameters<typeof findShift>[1]

export interface ShiftChange {
  personIds: string[]
  /** Null: no fixed hours. */
  before: Shift | null
  after: Shift | null
}

const shiftKey = (shift: Shift | null) =>
  shift &&
  [
    shift.startsAt,
    shift.endsAt,
    shift.graceMinutes,
    shift.halfDayAfterMinutes,
    shift.absentAfterMinutes,
    [...shift.weekdays].sort(),
  ].join()

/** Whether two shifts have the same days and times. */
export const isSameShift = (one: Shift | null, other: Shift | null): boolean =>
  shiftKey(one) === shiftKey(other)

/** For whom the times of a day change with these rules; people with the same change share an entry. */
export function shiftChanges(
  people: readonly Person[],
  date: string,
  { before, after }: { before: readonly DatedShift[]; after: readonly DatedShift[] },
): ShiftChange[] {
  const changed = people
    .map((person) => ({
      personId: person.id,
      before: findShift(before, person, date),
      after: findShift(after, person, date),
    }))
    .filter((it) => !isSameShift(it.before, it.after))
  const groups = groupRows(changed, (it) => `${shiftKey(it.before)} ${shiftKey(it.after)}`)
  return [...groups.values()].map((same) => ({
    personIds: same.map(({ personId }) => personId),
    before: same[0]!.before,
    after: same[0]!.after,
  }))
}
