import type { Receipt } from '@campanile/contract/attendance/check-in.ts'
import type { Context } from '#http/context.ts'
import { announceArrival } from '../register/announce.ts'
import type { CheckInState } from './check-in-state.repo.ts'
import { readStanding } from './standing.service.ts'

type Arrived = Pick<CheckInState, 'sessionId' | 'classId' | 'settings' | 'lecturerIds'>

/**
 * Announces a saved check-in, with the change to the register, and returns its effect for the student.
 * Returns null if that could not be read: the check-in is saved anyway, and pages read the register instead.
 * @param cause the request, if it came from the student's own page
 */
export async function announceWithStanding(
  ctx: Pick<Context, 'db' | 'clock' | 'events' | 'log'>,
  state: Arrived,
  studentId: string,
  receipt: Receipt,
  cause?: string,
) {
  const after = await readStanding(ctx, state, studentId).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'the standing after a check-in could not be read')
    return null
  })
  announceArrival(ctx.events, {
    session: { id: state.sessionId, lecturerIds: state.lecturerIds },
    studentId,
    arrival: after && {
      studentId,
      ...receipt,
      percentage: after.standing.percentage,
      recorded: after.recorded,
    },
    ...(cause && { cause }),
  })
  return after?.standing ?? null
}
