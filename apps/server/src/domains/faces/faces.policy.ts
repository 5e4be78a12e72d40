import type { Actor } from '#http/context.ts'

/** Only the person and admins can see the registration photo. */
export const maySeeFacePhoto = (actor: Actor, personId: string): boolean =>
  actor.id === personId || actor.role === 'admin'

/** Admins decide about other people's faces; another admin decides about their own. */
export const mayDecideFaceReview = (actor: Actor, personId: string): boolean =>
  actor.role === 'admin' && actor.id !== personId
