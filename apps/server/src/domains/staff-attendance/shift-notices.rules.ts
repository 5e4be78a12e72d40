import { groupedBy } from '#platform/grouped.ts'
import { type DatedShift, type Shift, shiftOn } from './staff-day.rules.ts'

type Person = Parameters<typeof shiftOn>[1]

export interface ShiftChange {
  personIds: string[]
  /** Null: no fixed hours. */
  before: Shift | null
  after: Shift | null
}

const keyOf = (shift: Shift | null) =>
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
export const isSameShift = (one: Shift | null, other: Shift | null): boolean => keyOf(one) === keyOf(other)

/** For whom the times of a day change with these rules; people with the same change share an entry. */
export function shiftChanges(
  people: readonly Person[],
  date: string,
  { before, after }: { before: readonly DatedShift[]; after: readonly DatedShift[] },
): ShiftChange[] {
  const changed = people
    .map((person) => ({
      personId: person.id,
      before: shiftOn(before, person, date),
      after: shiftOn(after, person, date),
    }))
    .filter((it) => !isSameShift(it.before, it.after))
  const groups = groupedBy(changed, (it) => `${keyOf(it.before)} ${keyOf(it.after)}`)
  return [...groups.values()].map((same) => ({
    personIds: same.map(({ personId }) => personId),
    before: same[0]!.before,
    after: same[0]!.after,
  }))
}
