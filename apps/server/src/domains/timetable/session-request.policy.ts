import type {
  SessionRequestKind,
  SessionRequestStatus,
} from '@campanile/contract/timetable/session-requests.ts'
import type { Actor } from '#http/context.ts'

interface Requested {
  personId: string
  kind: SessionRequestKind
  status: SessionRequestStatus
  /** When the session begins now. */
  sessionBegins: Date
}

/** An undecided request expires when its session begins, even before the job has recorded it. */
export const currentRequestStatus = (
  { status, sessionBegins }: Pick<Requested, 'status' | 'sessionBegins'>,
  now: Date,
): SessionRequestStatus => (status === 'pending' && sessionBegins <= now ? 'expired' : status)

/**
 * The actions on a request, for a person who can see it.
 * @param session what can be done with the session itself
 */
export function requestAbilities(
  { id, role }: Pick<Actor, 'id' | 'role'>,
  request: Requested,
  session: { move: boolean; cancel: boolean },
  now: Date,
) {
  const open = currentRequestStatus(request, now) === 'pending'
  const decides = role === 'admin' && open
  return {
    withdraw: open && id === request.personId,
    approve: decides && session[request.kind],
    reject: decides,
  }
}

/** How lecturers change sessions of their classes: a setting of the institution. */
export type ChangeMode = 'request' | 'direct'

/** Whether a person changes sessions of their classes without a request. */
export const canChangeDirectly = ({ role }: Pick<Actor, 'role'>, mode: ChangeMode): boolean =>
  role === 'admin' || mode === 'direct'

interface SessionState {
  /** What can be done with the session itself. */
  session: { move: boolean; cancel: boolean; restore: boolean; substitute: boolean }
  mode: ChangeMode
  hasOpenRequest: boolean
}

/** The actions on a session, for a person who runs its class. Lecturers change it directly or request it. */
export function classSessionAbilities(
  actor: Pick<Actor, 'role'>,
  { session, mode, hasOpenRequest }: SessionState,
) {
  if (actor.role === 'admin') return { ...session, request: false }
  const direct = canChangeDirectly(actor, mode)
  return {
    move: direct && session.move,
    cancel: direct && session.cancel,
    restore: false,
    substitute: false,
    request: !direct && (session.move || session.cancel) && !hasOpenRequest,
  }
}

/** The actions on the weekly meetings of a class, for a person who runs it. */
export const meetingAbilities = ({ role }: Pick<Actor, 'role'>, isArchived: boolean) => ({
  edit: role === 'admin' && !isArchived,
})
