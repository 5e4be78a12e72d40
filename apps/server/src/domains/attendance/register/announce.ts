import type { Transaction } from '#db/database.ts'

interface Concerned {
  id: string
  lecturerIds: readonly string[]
}

/** NOTIFY carries ids only and few of them; many students hear of their session in groups. */
const groupSize = 100

/** Tells these students that their own sessions or marks have changed. */
export function announceStudents(tx: Transaction, studentIds: readonly string[]): void {
  for (let from = 0; from < studentIds.length; from += groupSize) {
    tx.announce({ event: { topic: 'sessions' }, people: studentIds.slice(from, from + groupSize) })
  }
}

/** Tells the open registers of a session, and the pages of the students concerned. */
export function announceRegister(
  tx: Transaction,
  session: Concerned,
  studentIds: readonly string[] = [],
): void {
  tx.announce({ event: { topic: 'register', id: session.id }, people: session.lecturerIds, role: 'admin' })
  announceStudents(tx, studentIds)
}

/** The same, when something on it waits for a decision, or waits no more: admins count what does. */
export function announceClaim(tx: Transaction, session: Concerned, studentId: string): void {
  announceRegister(tx, session, [studentId])
  tx.announce({ event: { topic: 'attendance-review' }, people: session.lecturerIds, role: 'admin' })
}

/** Tells everybody who teaches or takes a class that something about its check-in has changed. */
export function announceClass(
  tx: Transaction,
  { lecturerIds, studentIds }: { lecturerIds: readonly string[]; studentIds: readonly string[] },
): void {
  tx.announce({ event: { topic: 'register' }, people: lecturerIds, role: 'admin' })
  announceStudents(tx, studentIds)
}
