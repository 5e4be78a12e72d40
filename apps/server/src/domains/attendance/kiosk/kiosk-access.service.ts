import type { RefusalReason } from '@campanile/contract/attendance/check-in.ts'
import type { InstitutionSettings } from '@campanile/contract/settings/settings.ts'
import type { SessionHead } from '#domains/access/session-access.repo.ts'
import { requireSessionAccess, sessionForDisplay } from '#domains/access/session-access.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { Context, OnDisplay, SignedIn } from '#http/context.ts'
import type { Platform } from '#platform/platform.ts'
import { checkInRefusal } from '../attendance.rules.ts'
import * as registerRepo from '../register/register.repo.ts'
import { findRules } from '../rules/check-in-rules.repo.ts'

/** An open check-in, and the students the kiosk may recognise. */
export interface RunningKiosk {
  session: SessionHead
  window: registerRepo.WindowRow
  studentIds: string[]
  settings: InstitutionSettings
}

/** @throws AppError with the reason why the kiosk cannot run for this session now */
async function requireRunning(ctx: Context, session: SessionHead): Promise<RunningKiosk> {
  const now = ctx.clock.now()
  const [{ settings }, window, rules] = await Promise.all([
    currentInstitution(ctx),
    registerRepo.findWindow(ctx.db, session.id),
    findRules(ctx.db, session.classId, now),
  ])
  if (!settings.faces.kiosk) throw new AppError('kiosk-off')
  if (rules?.ways && !rules.ways.includes('face')) throw new AppError('way-not-allowed')
  const facts = { ...session, sessionStatus: session.status, enrolled: true, marked: false }
  const refusal = checkInRefusal({ ...facts, window: window ?? null }, now)
  if (!window || refusal) throw new AppError(closed(refusal))
  return { session, window, studentIds: rules?.studentIds ?? [], settings }
}

/** Keeps only reasons about the session, because the student is not known yet. */
function closed(refusal: RefusalReason | null) {
  const about = ['session-not-started', 'session-cancelled', 'check-in-closed'] as const
  return about.find((reason) => reason === refusal) ?? 'check-in-not-open'
}

/**
 * Checks that a display may be paired: the caller runs the session, and the kiosk can run now.
 * @throws AppError not-found, or with the reason why the kiosk cannot run
 */
export const requireKiosk = async (ctx: SignedIn, sessionId: string) =>
  requireRunning(ctx, await requireSessionAccess(ctx, ctx.db, sessionId))

/** @throws AppError not-found for any session other than the display's own */
export async function kioskOfDisplay(ctx: OnDisplay, sessionId: string): Promise<RunningKiosk> {
  const own = ctx.display.sessionId === sessionId
  const session = requireFound(own ? await sessionForDisplay(ctx.db, sessionId) : undefined)
  return requireRunning(ctx, session)
}

/** Number of the session's students who have checked in. A kiosk shows nothing else of the register. */
export async function kioskCounts({ db }: Pick<Platform, 'db' | 'clock'>, sessionId: string) {
  const session = await sessionForDisplay(db, sessionId)
  const rows = session ? await registerRepo.listRoster(db, session) : []
  const present = rows.filter(({ status }) => status === 'present' || status === 'late').length
  return { present, enrolled: rows.length }
}
