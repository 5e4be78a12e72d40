import type { LeaveCheck } from '@campanile/contract/leave/leave-request.ts'
import { instantAt } from '#platform/calendar.ts'
import type { AffectedRow } from './leave-sessions.repo.ts'

/** Converts a period on the institution's clock to instants. */
export const sessionTimes = ({ start, end }: { start: string; end: string }, timeZone: string) => ({
  startsAt: instantAt(timeZone, start.slice(0, 10), start.slice(11)),
  endsAt: instantAt(timeZone, end.slice(0, 10), end.slice(11)),
})

/** A session as the person who requests leave sees it, with colleagues who could cover it. */
export const affectedView = ({
  startsAt,
  endsAt,
  version: _,
  ...row
}: AffectedRow): LeaveCheck['sessions'][number] => ({
  ...row,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
})
