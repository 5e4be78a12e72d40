import type { Actor } from '#http/context.ts'

/** The registration photo is for its owner and admins. */
export const maySeeFacePhoto = (actor: Actor, personId: string): boolean =>
  actor.id === personId || actor.role === 'admin'

/** An admin decides about others; about one's own face another admin does. */
export const mayDecideFaceReview = (actor: Actor, personId: string): boolean =>
  actor.role === 'admin' && actor.id !== personId
