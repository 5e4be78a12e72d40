// Free of zod, because the pages read them too.

export const draftStates = ['computing', 'ready', 'failed', 'applied', 'undone'] as const
export type DraftState = (typeof draftStates)[number]

/** The subject of a draft: the weekly meetings of classes, or exams. */
export const draftKinds = ['classes', 'exams'] as const
export type DraftKind = (typeof draftKinds)[number]

/** The reasons that can rule out a start time for a meeting. */
export const unplacedReasons = [
  'room-too-small',
  'rooms-taken',
  'lecturer-teaches',
  'lecturer-unavailable',
  'batch-busy',
  'class-meets',
  'not-found',
] as const
export type UnplacedReason = (typeof unplacedReasons)[number]
