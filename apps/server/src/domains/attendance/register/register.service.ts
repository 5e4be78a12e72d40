import { attendance, type Register } from '@campanile/contract/attendance/attendance.ts'
import { percentage, type Tally } from '@campanile/contract/attendance/attendance-figures.ts'
import type { Database } from '#db/database.ts'
import type { SessionHead } from '#domains/access/session-access.repo.ts'
import { hasClassAccess, requireSessionAccess } from '#domains/access/session-access.service.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { mayOpenCheckIn } from '#domains/timetable/timetable.rules.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { readAnonymousScans } from '../check-in/anonymous-scans.repo.ts'
import { scansPerNetwork } from '../check-in/anonymous-scans.service.ts'
import { shownCodes } from '../check-in/check-in-code.rules.ts'
import { findLateRegister } from '../missed/missed-registers.repo.ts'
import { requireRosterRow } from '../records/records.service.ts'
import { findWays } from '../rules/check-in-rules.repo.ts'
import * as repo from './register.repo.ts'

const maxRefusals = 20

const rosterView = (
  { profileImage, markedAt, ...row }: repo.RosterRow,
  counted: Tally = { held: 0, attended: 0, excused: 0 },
) => ({
  ...row,
  percentage: percentage(counted),
  profileImage: photoUrl(row.studentId, profileImage),
  markedAt: markedAt?.toISOString() ?? null,
})

/**
 * One student's line of the register.
 *
 * @throws AppError not-found when the student is not on it
 */
export async function rosterRowView(ctx: SignedIn, db: Database, session: SessionHead, studentId: string) {
  const row = await requireRosterRow(db, session, studentId)
  const [counted] = await repo.listTallies(db, session.classId, ctx.clock.now(), studentId)
  return rosterView(row, counted)
}

/** The whole register as the page shows it. */
export async function registerView(ctx: SignedIn, db: Database, session: SessionHead): Promise<Register> {
  const now = ctx.clock.now()
  // One after the other, because inside a transaction all queries share its connection.
  const { settings } = await currentInstitution({ db })
  const window = await repo.findWindow(db, session.id)
  // Before the rows: a record that comes in between is then read twice rather than missed.
  const recorded = await repo.countRecords(db, session.id)
  const rows = await repo.listRoster(db, session)
  const tallies = new Map((await repo.listTallies(db, session.classId, now)).map((it) => [it.studentId, it]))
  const ways = await findWays(db, session.classId)
  const refused = await repo.listRefused(db, session.id, maxRefusals)
  const anonymousScans = await readAnonymousScans(db, session.id, scansPerNetwork)
  const takenLater = await findLateRegister(db, session.id)
  const open = window !== undefined && !window.closedAt && window.closesAt > now
  return {
    session: { ...session, startsAt: session.startsAt.toISOString(), endsAt: session.endsAt.toISOString() },
    window: window ? windowView(window) : null,
    now: now.toISOString(),
    usualMinutes: {
      lateAfterMinutes: settings.attendance.lateAfterMinutes,
      closeAfterMinutes: settings.attendance.closeAfterMinutes,
    },
    rows: rows.map((row) => rosterView(row, tallies.get(row.studentId))),
    recorded,
    refused: refused.map((row) => ({ ...row, at: row.at.toISOString() })),
    anonymousScans,
    takenLater: takenLater ? { ...takenLater, at: takenLater.at.toISOString() } : null,
    can: {
      open: !open && mayOpenCheckIn(session, now, settings.attendance.openBeforeMinutes),
      close: open,
      kiosk: open && settings.faces.kiosk && (ways?.includes('face') ?? true),
      mark: session.status !== 'cancelled' && (window !== undefined || session.startsAt <= now),
      takeLater:
        session.status !== 'cancelled' &&
        session.endsAt <= now &&
        !window &&
        !takenLater &&
        rows.some((row) => row.status === null),
      openClass: await hasClassAccess(ctx, db, session.classId),
    },
  }
}

export const windowView = ({
  openedAt,
  lateAfter,
  closesAt,
  closedAt,
}: Pick<repo.WindowRow, 'openedAt' | 'lateAfter' | 'closesAt' | 'closedAt'>) => ({
  openedAt: openedAt.toISOString(),
  lateAfter: lateAfter.toISOString(),
  closesAt: closesAt.toISOString(),
  // A window past its closing time counts as closed, even if its job has not run yet.
  closedAt: closedAt?.toISOString() ?? null,
})

export const readRegister = handle(attendance.readRegister, async (ctx, { sessionId }) =>
  registerView(ctx, ctx.db, await requireSessionAccess(ctx, ctx.db, sessionId)),
)

export const readCheckInCode = handle(attendance.readCheckInCode, async (ctx, { sessionId }) => {
  await requireSessionAccess(ctx, ctx.db, sessionId)
  const now = ctx.clock.now()
  const window = await repo.findWindow(ctx.db, sessionId)
  if (!window) throw new AppError('check-in-not-open')
  if (window.closedAt || window.closesAt <= now) throw new AppError('check-in-closed')
  const codes = shownCodes(ctx.secrets.key('code'), window.id, now)
  return {
    now: now.toISOString(),
    codes: codes.map(({ shownFrom, shownUntil, ...code }) => ({
      ...code,
      shownFrom: shownFrom.toISOString(),
      shownUntil: shownUntil.toISOString(),
    })),
  }
})
