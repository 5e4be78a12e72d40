// Free of zod: the screens use it too.

import { m } from './messages.ts'

/** The help text of end date fields. */
export const endBeforeStart = m.endBeforeStart()

/** The days from and until which a person is with the institution, both included; YYYY-MM-DD. */
export interface MemberDates {
  startsOn: string
  /** Null while no end is known. */
  endsOn: string | null
}

/** Whether a person is with the institution on a day. */
export const isMemberOn = ({ startsOn, endsOn }: MemberDates, day: string): boolean =>
  startsOn <= day && (endsOn === null || day <= endsOn)

/** Whether a person has left: their last day is over. */
export const hasLeft = ({ endsOn }: Pick<MemberDates, 'endsOn'>, today: string): boolean =>
  endsOn !== null && endsOn < today

/** The part of a period that a person is with the institution; undefined if they are not on any day of it. */
export function memberPart({ startsOn, endsOn }: MemberDates, from: string, to: string) {
  const first = startsOn > from ? startsOn : from
  const last = endsOn !== null && endsOn < to ? endsOn : to
  return first <= last ? { from: first, to: last } : undefined
}
