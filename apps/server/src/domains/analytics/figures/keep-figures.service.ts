import { advisoryLock } from '#db/advisory-locks.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { unlessAtWork } from '#db/session-lock.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { localDay, secondsAfter } from '#platform/clock.ts'
import { groupRows } from '#platform/grouped.ts'
import type { Platform } from '#platform/platform.ts'
import { assessRisk } from '../views/risk.rules.ts'
import * as risks from './risk-figures.repo.ts'
import * as sessions from './session-figures.repo.ts'
import * as stale from './stale-figures.repo.ts'
import { rewriteStudentFigures } from './student-figures.repo.ts'

/** Limits per transaction, so that a rush at nine o'clock is processed in several short ones. */
const sessionsAtOnce = 500
const classesAtOnce = 60
const studentsAtOnce = 1000
/**
 * Seconds before the student and risk figures of a class follow its sessions, however many check in
 * meanwhile.
 */
const classDelay = 15

/** The parts of the platform that are needed. */
type Worker = Pick<Platform, 'db' | 'clock' | 'events'>
type Step = (worker: Worker, tx: Transaction) => Promise<number>

const keepSessions: Step = async ({ clock }, tx) => {
  const now = clock.now()
  const ids = await stale.takeStale(tx.db, 'session', now, sessionsAtOnce)
  if (ids.length === 0) return 0
  const touched = await sessions.rewriteSessionFigures(tx.db, ids, now)
  await sessions.rewriteWeekFigures(tx.db, touched)
  await stale.addStaleClasses(
    tx.db,
    touched.map(({ classId }) => classId),
    secondsAfter(now, classDelay),
  )
  await stale.addSessionsAhead(tx.db, ids, now)
  return ids.length
}

const keepClasses: Step = async (worker, tx) => {
  const now = worker.clock.now()
  const ids = await stale.takeStale(tx.db, 'class', now, classesAtOnce)
  if (ids.length === 0) return 0
  const touched = await rewriteStudentFigures(tx.db, ids, now)
  for (const [termId, students] of groupRows(touched, (it) => it.termId)) {
    const all = [...new Set(students.map(({ studentId }) => studentId))]
    for (let from = 0; from < all.length; from += studentsAtOnce)
      await keepRisks(worker, tx, termId, all.slice(from, from + studentsAtOnce))
  }
  return ids.length
}

async function keepRisks(worker: Worker, { db }: Transaction, termId: string, students: readonly string[]) {
  const { settings } = await currentInstitution({ db })
  const term = await risks.findTermStart(db, termId)
  const facts = term ? await risks.listClassFacts(db, termId, students, worker.clock.now()) : []
  const rows = [...groupRows(facts, (it) => it.studentId)].flatMap(([studentId, classes]) => {
    const risk = assessRisk(
      classes.map((it) => ({ ...it, markSum: Number(it.markSum) })),
      { required: settings.attendance.requiredPercentage, firstWeek: term!.firstWeek },
    )
    if (!risk) return []
    const { missedInARow, ...rest } = risk
    return [{ term_id: termId, student_id: studentId, ...rest, missed_in_a_row: missedInARow }]
  })
  await risks.replaceRisks(db, termId, students, rows)
}

interface Course {
  /** Whether to stop. */
  stopped(): boolean
  /** Called when new figures are committed. */
  changed(): void
}

/** Repeats until nothing is due, or it should stop. */
async function work(worker: Worker, step: Step, { stopped, changed }: Course) {
  while (!stopped() && (await inTransaction(worker, (tx) => step(worker, tx))) > 0) changed()
}

const quietly: Course = { stopped: () => false, changed: () => {} }

/** Recomputes the queued figures. Only one server at a time does this; the others skip it. */
export const keepFigures = (worker: Worker, course: Course = quietly): Promise<void> =>
  unlessAtWork(worker.db, advisoryLock.figures, '', async () => {
    await work(worker, keepSessions, course)
    await work(worker, keepClasses, course)
  })

/** Nightly: queues the classes of current terms, whose figures also change as time passes. */
export async function refreshFigures(platform: Platform): Promise<void> {
  const { timeZone } = await currentInstitution(platform)
  await stale.markPresentTermsStale(platform.db, localDay(timeZone, platform.clock.now()).date)
}
