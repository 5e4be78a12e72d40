import { attendanceReview, type Finding } from '@campanile/contract/attendance/attendance-review.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { findSession } from '#domains/access/session-access.repo.ts'
import { requireSessionAccess } from '#domains/access/session-access.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { Context, SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import type { Platform } from '#platform/platform.ts'
import { attendanceNotices } from '../notices.messages.ts'
import { changeRecord } from '../records/records.service.ts'
import * as repo from './findings.repo.ts'

/** Queues reviews of the check-ins of these sessions, so that they don’t slow check-in down. */
export const reviewLater = (ctx: Context, tx: Transaction, ...sessionIds: string[]): Promise<void> =>
  ctx.jobs.addEach(
    tx.db,
    'reviewCheckIns',
    new Map(sessionIds.map((sessionId) => [`review-check-ins:${sessionId}`, { sessionId }])),
  )

/**
 * Job: finds shared devices, overlapping attendance and moved scans after a session's register is complete.
 */
export async function reviewCheckIns(platform: Platform, sessionId: string): Promise<void> {
  const now = platform.clock.now()
  await inTransaction(platform, async (tx) => {
    const shared = await repo.findSharedDevices(tx.db, sessionId)
    const places = await repo.findTwoPlaces(tx.db, sessionId)
    const moved = await repo.findMovedScans(tx.db, sessionId)
    const added =
      (await repo.putFindings(tx.db, 'shared-device', shared, now)) +
      (await repo.putFindings(tx.db, 'two-places', places, now)) +
      (await repo.putFindings(tx.db, 'moved-scan', moved, now))
    const session = await findSession(tx.db, sessionId)
    if (!session || added === 0) return
    const { courseTitle: course } = session
    await notify(tx, now, session.lecturerIds, (locale) => ({
      kind: 'requests',
      type: 'warning',
      title: attendanceNotices(locale).unusualCheckIns(),
      message: attendanceNotices(locale).checkInsToReview({ course, count: added }),
      priority: 'low',
      navigationPath: '/app/attendance',
    }))
    announceFindings(tx, session.lecturerIds)
  })
}

const announceFindings = (tx: Transaction, lecturerIds: readonly string[]) =>
  tx.announce({ event: { topic: 'attendance-review' }, people: lecturerIds, role: 'admin' })

const sideView = ({ findingId: _, profileImage, markStatus, markSource, ...side }: repo.SideRow) => ({
  ...side,
  profileImage: photoUrl(side.studentId, profileImage),
  startsAt: side.startsAt.toISOString(),
  endsAt: side.endsAt.toISOString(),
  at: side.at.toISOString(),
  mark: markStatus && markSource ? { status: markStatus, source: markSource } : null,
})

const view = (row: repo.FindingRow, sides: readonly repo.SideRow[]): Finding => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  version: row.version,
  foundAt: row.foundAt.toISOString(),
  sides: sides.filter((it) => it.findingId === row.id).map(sideView),
  decision:
    row.decidedBy && row.decidedAt
      ? { by: row.decidedBy, at: row.decidedAt.toISOString(), words: row.words }
      : null,
})

export const listFindings = handle(attendanceReview.listFindings, async (ctx, query) => {
  const { rows, total } = await repo.listFindings(ctx.db, ctx.actor, query)
  const sides = await repo.listSides(
    ctx.db,
    ctx.actor,
    rows.map(({ id }) => id),
  )
  const items = rows.map((row) => view(row, sides))
  return { items, total, page: query.page, pageSize: query.pageSize }
})

type Settling = Parameters<typeof settleFinding>[1]

export const settleFinding = handleInTransaction(attendanceReview.settleFinding, async (ctx, input, tx) => {
  const { findingId, version, words, marks } = input
  const row = requireFound(await repo.findFinding(tx.db, ctx.actor, findingId))
  if (row.state !== 'open' || row.version !== version) throw new AppError('edit-conflict')
  const sides = await repo.listSides(tx.db, ctx.actor, [findingId])
  await changeMarks(ctx, tx, sides, input)
  const state = marks.length > 0 ? 'changed' : 'fine'
  await repo.settle(tx.db, findingId, {
    state,
    decidedAt: ctx.clock.now(),
    decidedBy: ctx.actor.id,
    words,
  })
  await recordAudit(ctx, tx, {
    entity: 'attendance-finding',
    entityId: findingId,
    before: { state: 'open' },
    after: { state, words, marks: marks.length },
  })
  const lecturers = await findingLecturers(tx, sides)
  announceFindings(tx, lecturers)
  const settled = requireFound(await repo.findFinding(tx.db, ctx.actor, findingId))
  return view(settled, await repo.listSides(tx.db, ctx.actor, [findingId]))
})

/**
 * @throws AppError not-found for a record that is not part of the finding, or that the caller may not change;
 *   reason-required when a student who attended becomes absent without a note
 */
async function changeMarks(
  ctx: SignedIn,
  tx: Transaction,
  sides: readonly repo.SideRow[],
  { marks, words }: Settling,
) {
  const reasonIn = (locale: string) =>
    words
      ? attendanceNotices(locale).reviewOfCheckInsBecause({ words })
      : attendanceNotices(locale).reviewOfCheckIns()
  const { locale } = await currentInstitution(tx)
  const mark = {
    reason: reasonIn(locale),
    explained: words !== null,
    notice: { words: (locale: string) => ({ reason: reasonIn(locale) }) },
  }
  for (const { sessionId, studentId, status } of marks) {
    requireFound(sides.find((it) => it.sessionId === sessionId && it.studentId === studentId))
    const session = await requireSessionAccess(ctx, tx.db, sessionId)
    if (session.status === 'cancelled') throw new AppError('session-cancelled')
    await changeRecord(ctx, tx, session, { studentId, status, ...mark })
  }
}

async function findingLecturers(tx: Transaction, sides: readonly repo.SideRow[]): Promise<string[]> {
  const lecturers = new Set<string>()
  for (const sessionId of new Set(sides.map((side) => side.sessionId))) {
    for (const id of (await findSession(tx.db, sessionId))?.lecturerIds ?? []) lecturers.add(id)
  }
  return [...lecturers]
}
