import type { Database } from '#db/database.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { canRunClass, canRunSession } from './session-access.policy.ts'
import { findSession, listClassLecturers, type SessionHead } from './session-access.repo.ts'

// The first line of a service says what it requires. A session or class that the caller does not run looks like one
// that does not exist.

/** @throws AppError not-found when the session is not one the caller runs */
export async function requireSessionAccess(
  { actor }: Pick<SignedIn, 'actor'>,
  db: Database,
  sessionId: string,
): Promise<SessionHead> {
  const session = await findSession(db, sessionId)
  if (!session || !canRunSession(actor, session)) throw new AppError('not-found')
  return session
}

/** The session of a paired display, which was allowed by its token; nobody is signed in there. */
export const sessionForDisplay = findSession

/** Whether the caller runs a class, for services where that is one of several ways in. */
export const hasClassAccess = async (
  { actor }: Pick<SignedIn, 'actor'>,
  db: Database,
  classId: string,
): Promise<boolean> => canRunClass(actor, { lecturerIds: await listClassLecturers(db, classId) })

/** @throws AppError not-found when the class is not one the caller runs */
export async function requireClassAccess(
  ctx: Pick<SignedIn, 'actor'>,
  db: Database,
  classId: string,
): Promise<void> {
  if (!(await hasClassAccess(ctx, db, classId))) throw new AppError('not-found')
}
