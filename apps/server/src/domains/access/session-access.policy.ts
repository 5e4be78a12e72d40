import type { Actor } from '#http/context.ts'

/** The ids of the people who run it, as `session-access.sql.ts` reads them. */
interface Lectured {
  lecturerIds: readonly string[]
}

const isAdminOrAmong = ({ id, role }: Actor, { lecturerIds }: Lectured): boolean =>
  role === 'admin' || (role === 'lecturer' && lecturerIds.includes(id))

/**
 * Whether somebody runs a session: opens its check-in, marks its register, decides its disputes and claims.
 * Admins run every session. A lecturer runs the sessions of the classes they teach and those they cover as the
 * substitute. A lecturer on leave still runs their sessions: what they know about a mark does not go on leave.
 */
export const canRunSession = (actor: Actor, session: Lectured): boolean => isAdminOrAmong(actor, session)

/**
 * Whether somebody runs a class: its assignments, check-in rules, results and reports. Admins run every class, a
 * lecturer the classes they teach now. A substitute runs one session, never the class.
 */
export const canRunClass = (actor: Actor, taught: Lectured): boolean => isAdminOrAmong(actor, taught)
