import type { Arrival } from '@campanile/contract/live.ts'
import type { Transaction } from '#db/database.ts'
import type { Announcer } from '#events/announcer.ts'

interface Concerned {
  id: string
  lecturerIds: readonly string[]
}

/** NOTIFY carries only a few ids per message, so students are notified in groups. */
const groupSize = 100

/** Notifies the pages of these students that their sessions or records have changed. */
export function announceStudents(tx: Transaction, studentIds: readonly string[]): void {
  for (let from = 0; from < studentIds.length; from += groupSize) {
    tx.announce({ event: { topic: 'sessions' }, people: studentIds.slice(from, from + groupSize) })
  }
}

/** Notifies the open registers of a session, and the pages of the students concerned. */
export function announceRegister(
  tx: Transaction,
  session: Concerned,
  studentIds: readonly string[] = [],
): void {
  tx.announce({ event: { topic: 'register', id: session.id }, people: session.lecturerIds, role: 'admin' })
  announceStudents(tx, studentIds)
}

interface CheckedIn {
  session: Concerned
  studentId: string
  /** The changes to the register; null if it has to be read. */
  arrival: Arrival | null
  /** The request of the student's own page. */
  cause?: string
}

/** Notifies the open registers of a session, and the student's pages, that a student has checked in. */
export function announceArrival(
  events: Pick<Announcer, 'announce'>,
  { session, studentId, arrival, cause }: CheckedIn,
): void {
  const register = { topic: 'register', id: session.id, ...(arrival && { arrival }) } as const
  events.announce([
    { event: register, people: session.lecturerIds, role: 'admin' },
    { event: { topic: 'sessions', ...(cause && { cause }) }, people: [studentId] },
  ])
}

/** Notifies the register and the student when a claim starts or stops waiting for a decision. Admins see a count of waiting claims. */
export function announceClaim(tx: Transaction, session: Concerned, studentId: string): void {
  announceRegister(tx, session, [studentId])
  tx.announce({ event: { topic: 'attendance-review' }, people: session.lecturerIds, role: 'admin' })
}

/** Notifies the lecturers and students of a class that its check-in has changed. */
export function announceClass(
  tx: Transaction,
  { lecturerIds, studentIds }: { lecturerIds: readonly string[]; studentIds: readonly string[] },
): void {
  tx.announce({ event: { topic: 'register' }, people: lecturerIds, role: 'admin' })
  announceStudents(tx, studentIds)
}
