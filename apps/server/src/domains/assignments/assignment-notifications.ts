import type { Transaction } from '#db/database.ts'
import { listClassLecturers } from '#domains/access/session-access.repo.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { listEnrolled } from './teaching/class-members.repo.ts'

interface About {
  id: string
  classId: string
  courseCode: string
  title: string
}

/** Refreshes open lists of the people who run the class, and of its students. */
export async function announceAssignment(tx: Transaction, { id, classId }: Pick<About, 'id' | 'classId'>) {
  const people = [...(await listEnrolled(tx.db, classId)), ...(await listClassLecturers(tx.db, classId))]
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

const named = ({ courseCode, title }: Pick<About, 'courseCode' | 'title'>) => `${courseCode}: ${title}`

export async function notifyOfPublishedWork(
  tx: Transaction,
  at: Date,
  it: About,
  due: string,
): Promise<void> {
  await notify(tx, at, await listEnrolled(tx.db, it.classId), {
    kind: 'assignments',
    type: 'info',
    title: 'New assignment',
    message: `${named(it)}, due ${due}`,
    priority: 'medium',
    navigationPath: studentPath(it.id),
  })
}

export async function notifyOfNewDueDate(tx: Transaction, at: Date, it: About, due: string): Promise<void> {
  await notify(tx, at, await listEnrolled(tx.db, it.classId), {
    kind: 'assignments',
    type: 'warning',
    title: 'New due date',
    message: `${named(it)}, now due ${due}`,
    priority: 'medium',
    navigationPath: studentPath(it.id),
  })
}

export const notifyOfReceipt = (
  tx: Transaction,
  at: Date,
  studentId: string,
  it: About,
  { code, late }: { code: string; late: boolean },
) =>
  notify(tx, at, [studentId], {
    kind: 'assignments',
    type: late ? 'warning' : 'success',
    title: late ? 'Work submitted late' : 'Work submitted',
    message: `${named(it)}, receipt ${code}`,
    priority: 'low',
    navigationPath: studentPath(it.id),
  })

/** Does not include the mark, because notifications appear on locked screens. */
export const notifyOfReturnedWork = (tx: Transaction, at: Date, studentIds: readonly string[], it: About) =>
  notify(tx, at, studentIds, {
    kind: 'assignments',
    type: 'success',
    title: 'Work returned with its mark',
    message: named(it),
    priority: 'high',
    navigationPath: studentPath(it.id),
  })

export const notifyOfMovedMark = (tx: Transaction, at: Date, studentId: string, it: About, why: string) =>
  notify(tx, at, [studentId], {
    kind: 'results',
    type: 'info',
    title: 'Your mark has changed',
    message: `${named(it)}: ${why}`,
    priority: 'high',
    navigationPath: studentPath(it.id),
  })
