import type { Actor } from '#http/context.ts'

/** Ids of the people who run the class or session, as read by `session-access.sql.ts`. */
interface Lectured {
  lecturerIds: readonly string[]
}

const isAdminOrLecturer = ({ id, role }: Actor, { lecturerIds }: Lectured): boolean =>
  role === 'admin' || (role === 'lecturer' && lecturerIds.includes(id))

/**
 * Whether this person runs a session: they can open its check-in, take its register and decide its disputes
 * and claims. Admins run every session. Lecturers run the sessions of the classes they teach and those they
 * cover as a substitute. A lecturer on leave still runs their sessions, because they may be the only one who
 * can explain a record.
 */
export const canRunSession = (actor: Actor, session: Lectured): boolean => isAdminOrLecturer(actor, session)

/**
 * Whether this person runs a class: its assignments, check-in rules, results and reports. Admins run every
 * class, lecturers the classes they teach now. A substitute runs one session, never the class.
 */
export const canRunClass = (actor: Actor, taught: Lectured): boolean => isAdminOrLecturer(actor, taught)
