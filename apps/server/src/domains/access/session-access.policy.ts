import type { Actor } from '#http/context.ts'

/** Ids of the people who run the class or session, as read by `session-access.sql.ts`. */
interface Lectured {
  lecturerIds: readonly string[]
}

/** Whether a person runs all classes and sessions. What other people see is limited to their own. */
export const runsAllClasses = ({ role }: Pick<Actor, 'role'>): boolean => role === 'admin'

/** The person to whose classes a list is limited; undefined for admins, who see all. */
export const limitedTo = (actor: Pick<Actor, 'id' | 'role'>): string | undefined =>
  runsAllClasses(actor) ? undefined : actor.id

const isAdminOrLecturer = (actor: Actor, { lecturerIds }: Lectured): boolean =>
  runsAllClasses(actor) || (actor.role === 'lecturer' && lecturerIds.includes(actor.id))

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
