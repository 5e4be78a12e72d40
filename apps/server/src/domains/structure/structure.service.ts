import type { Actor, SignedIn } from '#http/context.ts'
import { teachesClass } from './structure.repo.ts'

/** Admins run every class, a lecturer the classes it teaches, nobody else any. */
export async function mayRunClass(
  { db, actor }: Pick<SignedIn, 'db'> & { actor: Actor },
  classId: string,
): Promise<boolean> {
  if (actor.role === 'admin') return true
  return actor.role === 'lecturer' && teachesClass(db, actor.id, classId)
}
