import type { Database } from '#db/database.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { canRunClass, canRunSession, runsAllClasses } from './session-access.policy.ts'
import {
  findSession,
  isInClass,
  isOrWasInClass,
  isRegisterStudent,
  isTaughtStudent,
  listClassLecturers,
  listTaughtClasses,
  type SessionHead,
} from './session-access.repo.ts'

// Services call one of these first, to declare the access they require. A session or class the caller does
// not run gets the same answer as one that does not exist.

/** @throws AppError not-found when the caller does not run the session */
export async function requireSessionAccess(
  { actor }: Pick<SignedIn, 'actor'>,
  db: Database,
  sessionId: string,
): Promise<SessionHead> {
  const session = await findSession(db, sessionId)
  if (!session || !canRunSession(actor, session)) throw new AppError('not-found')
  return session
}

/** The session of a paired display. Its token has already been checked, and no user is signed in on it. */
export const sessionForDisplay = findSession

/** Whether the caller runs a class, for services that also allow access in other ways. */
export const hasClassAccess = async (
  { actor }: Pick<SignedIn, 'actor'>,
  db: Database,
  classId: string,
): Promise<boolean> => canRunClass(actor, { lecturerIds: await listClassLecturers(db, classId) })

/** @throws AppError not-found when the caller does not run the class */
export async function requireClassAccess(
  ctx: Pick<SignedIn, 'actor'>,
  db: Database,
  classId: string,
): Promise<void> {
  if (!(await hasClassAccess(ctx, db, classId))) throw new AppError('not-found')
}

/** @throws AppError not-found when the caller neither runs the class nor is enrolled in it */
export async function requireClassMembership(
  ctx: Pick<SignedIn, 'actor'>,
  db: Database,
  classId: string,
): Promise<void> {
  if (ctx.actor.role !== 'student') return requireClassAccess(ctx, db, classId)
  if (!(await isInClass(db, classId, ctx.actor.id))) throw new AppError('not-found')
}

/**
 * The classes in which the caller may see this person: undefined for admins, who see all, and those they teach
 * for lecturers, who see nobody but their students.
 *
 * @throws AppError not-found when the caller is no admin and does not teach the person
 */
export async function requirePersonAccess(
  { actor }: Pick<SignedIn, 'actor'>,
  db: Database,
  personId: string,
): Promise<ReadonlySet<string> | undefined> {
  if (runsAllClasses(actor)) return undefined
  if (actor.role !== 'lecturer' || !(await isTaughtStudent(db, actor.id, personId)))
    throw new AppError('not-found')
  return new Set(await listTaughtClasses(db, actor.id))
}

/** Whether the caller may see this person’s photo: it is their own, or the person is on a register they run. */
export const hasPhotoAccess = async (
  { actor }: Pick<SignedIn, 'actor'>,
  db: Database,
  personId: string,
): Promise<boolean> =>
  runsAllClasses(actor) ||
  actor.id === personId ||
  (actor.role === 'lecturer' && (await isRegisterStudent(db, actor.id, personId)))

/** @throws AppError not-found when the calling student is not in the class and left nothing in it */
export async function requireOwnClass(
  { actor }: Pick<SignedIn, 'actor'>,
  db: Database,
  classId: string,
): Promise<void> {
  if (!(await isOrWasInClass(db, classId, actor.id))) throw new AppError('not-found')
}
