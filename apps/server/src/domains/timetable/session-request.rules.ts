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

/** Whether a lecturer of the class changes sessions directly, requests it, or can do neither. */
export function lecturerAbilities(
  session: { move: boolean; cancel: boolean },
  mode: 'request' | 'direct',
  hasOpenRequest: boolean,
) {
  const direct = mode === 'direct'
  return {
    move: direct && session.move,
    cancel: direct && session.cancel,
    restore: false,
    substitute: false,
    request: !direct && (session.move || session.cancel) && !hasOpenRequest,
  }
}
