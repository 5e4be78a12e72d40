import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
import { attendanceSettings } from '#domains/settings/settings.service.ts'
import type { Context } from '#http/context.ts'
import { findLatest } from '../disputes/disputes.repo.ts'
import { recordDispute } from '../disputes/disputes.rules.ts'
import type { CheckInState } from './check-in-state.repo.ts'

type Asked = Pick<CheckInState, 'sessionId' | 'sessionStatus' | 'endsAt' | 'settings'>

/**
 * Whether the record on a receipt can be disputed. Most records of a check-in are present and need no query. A
 * new one can already be disputed: the student may have reported a refusal before checking in late.
 */
export async function readReceiptDispute(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { sessionId, sessionStatus, endsAt, settings }: Asked,
  studentId: string,
  mark: AttendanceStatus | null,
) {
  if (mark === null || mark === 'present') return null
  const latest = (await findLatest(db, sessionId, studentId)) ?? null
  const { disputeDays } = attendanceSettings(settings)
  return recordDispute({ sessionStatus, endsAt, mark, refused: false }, latest, clock.now(), disputeDays)
}
