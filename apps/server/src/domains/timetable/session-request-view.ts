import type { SessionRequest } from '@campanile/contract/timetable/session-requests.ts'
import type { Actor } from '#http/context.ts'
import { sessionAbilities } from './session-change.rules.ts'
import { currentRequestStatus, requestAbilities } from './session-request.policy.ts'
import type { SessionRequestRow } from './session-requests.repo.ts'

const named = (id: string | null, name: string | null) => (id && name ? { id, name } : null)

const slotView = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
})

export function requestView(
  actor: Pick<Actor, 'id' | 'role'>,
  row: SessionRequestRow,
  now: Date,
): SessionRequest {
  const { personId, kind, startsAt, proposedStartsAt, proposedEndsAt } = row
  const request = { personId, kind, status: row.status, sessionBegins: startsAt }
  const session = sessionAbilities({ ...row, status: row.sessionStatus }, now)
  return {
    id: row.id,
    kind,
    status: currentRequestStatus(request, now),
    reason: row.reason,
    session: {
      id: row.sessionId,
      classId: row.classId,
      courseCode: row.courseCode,
      courseTitle: row.courseTitle,
      status: row.sessionStatus,
      ...slotView(row),
      room: named(row.roomId, row.room),
    },
    requestedFor: slotView({ startsAt: row.requestedStartsAt, endsAt: row.requestedEndsAt }),
    proposed:
      proposedStartsAt && proposedEndsAt
        ? {
            ...slotView({ startsAt: proposedStartsAt, endsAt: proposedEndsAt }),
            room: named(row.proposedRoomId, row.proposedRoom),
          }
        : null,
    requestedBy: { id: personId, name: row.personName },
    requestedAt: row.requestedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: named(row.decidedById, row.decidedByName),
    rejectionReason: row.rejectionReason,
    version: row.version,
    can: requestAbilities(actor, request, session, now),
  }
}
