import { percentage } from '@campanile/contract/attendance/attendance-figures.ts'
import { attendanceSettings } from '#domains/settings/settings.service.ts'
import type { Context } from '#http/context.ts'
import { forecast } from '../mine/outlook.rules.ts'
import type { CheckInState } from './check-in-state.repo.ts'
import { countStanding } from './standing.repo.ts'

type Asked = Pick<CheckInState, 'sessionId' | 'classId' | 'settings'>

/** The figures of a student's records in this class, and how many records the session has. */
export async function readStanding(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { sessionId, classId, settings }: Asked,
  studentId: string,
) {
  const required = attendanceSettings(settings).requiredPercentage
  const counted = await countStanding(db, { sessionId, classId, studentId, now: clock.now() })
  const { remaining, recorded, ...tally } = counted!
  return {
    standing: { percentage: percentage(tally), outlook: forecast(tally, remaining, required), required },
    recorded,
  }
}
