import type { Transaction } from '#db/database.ts'
import { listClassLecturers, listClassStudents } from '#domains/access/session-access.repo.ts'
import type { Message } from '#domains/notifications/message.ts'
import { notify, notifyUnlessUnread } from '#domains/notifications/notifications.service.ts'
import { reasonWords } from '#domains/notifications/reason-words.ts'
import { readFullName } from '#domains/people/person-name.service.ts'
import { markWords } from '#domains/results/marks/mark-words.ts'
import type { MarkValue } from '#domains/results/marks/typed-mark.rules.ts'
import type { SignedIn } from '#http/context.ts'
import { figureText } from '#platform/locale.ts'
import { assignmentNotices } from './notices.messages.ts'
import { momentsInWords } from './teaching/due-words.service.ts'

interface About {
  id: string
  classId: string
  courseCode: string
  title: string
}

/** Refreshes open lists of the people who run the class, and of its students. */
export async function announceAssignment(tx: Transaction, { id, classId }: Pick<About, 'id' | 'classId'>) {
  const people = [...(await listClassStudents(tx.db, classId)), ...(await listClassLecturers(tx.db, classId))]
  tx.announce({ event: { topic: 'assignments', id }, people, role: 'admin' })
}

/** The same for the work of single students. */
export async function announceWork(
  tx: Transaction,
  { id, classId }: Pick<About, 'id' | 'classId'>,
  studentIds: readonly string[],
) {
  const people = [...studentIds, ...(await listClassLecturers(tx.db, classId))]
  tx.announce({ event: { topic: 'assignments', id }, people, role: 'admin' })
}

export const studentPath = (assignmentId: string) => `/app/my-assignments?assignment=${assignmentId}`

export const workNamed = ({ courseCode: course, title }: Pick<About, 'courseCode' | 'title'>) => ({
  course,
  title,
})

export async function notifyOfPublishedWork(
  tx: Transaction,
  at: Date,
  it: About,
  dueAt: Date,
): Promise<void> {
  const moment = await momentsInWords(tx.db)
  await notify(tx, at, await listClassStudents(tx.db, it.classId), (locale) => ({
    kind: 'assignments',
    type: 'info',
    title: assignmentNotices(locale).newAssignment(),
    message: assignmentNotices(locale).workDue({ ...workNamed(it), due: moment(dueAt, locale) }),
    priority: 'medium',
    navigationPath: studentPath(it.id),
  }))
}

/** Notifies the class of a change to published work: the work, who changed it, and the effect. */
async function notifyOfChange(
  { actor, clock }: SignedIn,
  tx: Transaction,
  it: About,
  words: (
    locale: string,
    facts: { course: string; title: string; name: string },
    moment: (at: Date) => string,
  ) => Pick<Message, 'title' | 'message'>,
): Promise<void> {
  const [moment, students, name] = [
    await momentsInWords(tx.db),
    await listClassStudents(tx.db, it.classId),
    await readFullName(tx.db, actor.id),
  ]
  const facts = { ...workNamed(it), name }
  await notify(tx, clock.now(), students, (locale) => ({
    kind: 'assignments',
    type: 'warning',
    ...words(locale, facts, (at) => moment(at, locale)),
    priority: 'medium',
    navigationPath: studentPath(it.id),
  }))
}

export const notifyOfNewDueDate = (
  ctx: SignedIn,
  tx: Transaction,
  it: About,
  { before, after }: { before: Date; after: Date },
): Promise<void> =>
  notifyOfChange(ctx, tx, it, (locale, facts, moment) => ({
    title: assignmentNotices(locale).newDueDate(),
    message: assignmentNotices(locale).dueMovedBy({ ...facts, before: moment(before), due: moment(after) }),
  }))

export const notifyOfLateRules = (ctx: SignedIn, tx: Transaction, it: About): Promise<void> =>
  notifyOfChange(ctx, tx, it, (locale, facts) => ({
    title: assignmentNotices(locale).lateRulesChanged(),
    message: assignmentNotices(locale).lateRulesChangedBy(facts),
  }))

/** Work that students had been set and no longer have to submit. */
export const notifyOfWithdrawnWork = (
  ctx: SignedIn,
  tx: Transaction,
  it: About,
  by: 'unpublishing' | 'archiving',
): Promise<void> =>
  notifyOfChange(ctx, tx, it, (locale, facts) => ({
    title: assignmentNotices(locale).assignmentWithdrawn(),
    message:
      by === 'archiving'
        ? assignmentNotices(locale).workArchivedBy(facts)
        : assignmentNotices(locale).workUnpublishedBy(facts),
  }))

export const notifyOfRestoredWork = (ctx: SignedIn, tx: Transaction, it: About, dueAt: Date): Promise<void> =>
  notifyOfChange(ctx, tx, it, (locale, facts, moment) => ({
    title: assignmentNotices(locale).assignmentRestored(),
    message: assignmentNotices(locale).workRestoredBy({ ...facts, due: moment(dueAt) }),
  }))

export const notifyOfReceipt = (
  tx: Transaction,
  at: Date,
  studentId: string,
  it: About,
  { code, late }: { code: string; late: boolean },
) =>
  notify(tx, at, [studentId], (locale) => ({
    kind: 'assignments',
    type: late ? 'warning' : 'success',
    title: late ? assignmentNotices(locale).workSubmittedLate() : assignmentNotices(locale).workSubmitted(),
    message: assignmentNotices(locale).workReceived({ ...workNamed(it), code }),
    priority: 'low',
    navigationPath: studentPath(it.id),
  }))

/** Does not include the mark, because notifications appear on locked screens. */
export const notifyOfReturnedWork = (tx: Transaction, at: Date, studentIds: readonly string[], it: About) =>
  notify(tx, at, studentIds, (locale) => ({
    kind: 'assignments',
    type: 'success',
    title: assignmentNotices(locale).workReturned(),
    message: assignmentNotices(locale).work(workNamed(it)),
    priority: 'high',
    navigationPath: studentPath(it.id),
  }))

/**
 * Notifies a student of changed feedback on returned work. Feedback is often changed in several steps, of which
 * a student who has not read the first needs no further notification.
 */
export async function notifyOfFeedback(
  { actor, clock }: SignedIn,
  tx: Transaction,
  studentId: string,
  it: About,
): Promise<void> {
  const facts = { ...workNamed(it), name: await readFullName(tx.db, actor.id) }
  await notifyUnlessUnread(tx, clock.now(), studentId, (locale) => ({
    kind: 'assignments',
    type: 'info',
    title: assignmentNotices(locale).feedbackUpdated(),
    message: assignmentNotices(locale).feedbackUpdatedBy(facts),
    priority: 'medium',
    navigationPath: studentPath(it.id),
  }))
}

/** A change of a mark that the student has received: by its marker, or by another penalty. */
type MovedMark =
  | { before: MarkValue; after: MarkValue; maxMark: string; reason: string }
  | { penalty: { before: string; after: string } }

/** An email says only that the mark or the penalty has changed. */
export async function notifyOfMovedMark(
  { actor, clock }: SignedIn,
  tx: Transaction,
  studentId: string,
  it: About,
  moved: MovedMark,
): Promise<void> {
  // A request that was approved by the settings is its student’s own act.
  const name = actor.id === studentId ? null : await readFullName(tx.db, actor.id)
  await notify(tx, clock.now(), [studentId], (locale) => ({
    kind: 'results',
    type: 'info',
    title: assignmentNotices(locale).markChanged(),
    ...movedMarkWords(moved, { ...workNamed(it), name }, locale),
    priority: 'high',
    navigationPath: studentPath(it.id),
  }))
}

function movedMarkWords(
  moved: MovedMark,
  { name, ...work }: ReturnType<typeof workNamed> & { name: string | null },
  locale: string,
): Pick<Message, 'message' | 'mailMessage'> {
  const m = assignmentNotices(locale)
  if ('penalty' in moved) {
    const facts = { ...work, ...penaltyFigures(moved.penalty, locale) }
    return {
      message: name === null ? m.penaltyChanged(facts) : m.penaltyChangedBy({ ...facts, name }),
      mailMessage: m.penaltyChangeMailed(work),
    }
  }
  const by = { ...work, name: name! }
  const marks = {
    before: markWords(moved.before, moved.maxMark, locale),
    after: markWords(moved.after, moved.maxMark, locale),
  }
  return {
    message: [m.markChangedBy({ ...by, ...marks }), reasonWords(moved.reason, locale)].join(' '),
    mailMessage: m.markChangeMailed(by),
  }
}

export const penaltyFigures = ({ before, after }: { before: string; after: string }, locale: string) => ({
  before: figureText(before, locale),
  after: figureText(after, locale),
})
