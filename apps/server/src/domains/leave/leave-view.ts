import type { LeaveRequest } from '@campanile/contract/leave/leave-request.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import type { Actor } from '#http/context.ts'
import { leaveAbilities } from './leave.policy.ts'
import type { LeaveRow } from './leave-requests.repo.ts'

/** Whether leave of this many days requires a file. */
export const needsFile = (days: number, fileAfterDays: number | null): boolean =>
  fileAfterDays !== null && days > fileAfterDays

/** A request as its person and the admins see it. */
export function leaveView(actor: Pick<Actor, 'id' | 'role'>, row: LeaveRow): LeaveRequest {
  const { decidedById, decidedBy, fileAfterDays } = row
  return {
    id: row.id,
    lecturerId: row.role === 'lecturer' ? row.personId : null,
    staffId: row.role === 'lecturer' ? null : row.personId,
    personName: row.personName,
    personRole: row.role,
    profileImage: photoUrl(row.personId, row.profileImage),
    status: row.status,
    leaveType: row.leaveType,
    leaveTypeId: row.leaveTypeId,
    from: row.from,
    to: row.to,
    part: row.part,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    minutes: row.minutes,
    dayMinutes: row.dayMinutes,
    days: row.days,
    reason: row.reason,
    attachments: row.attachments.map((it) => ({
      ...it,
      uploadedAt: new Date(it.uploadedAt).toISOString(),
      url: `/api/leave/${row.id}/attachments/${it.id}`,
    })),
    fileMissing: needsFile(row.days, fileAfterDays) && row.attachments.length === 0,
    submittedAt: row.submittedAt.toISOString(),
    approvedAt: row.approvedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: decidedById && decidedBy ? { id: decidedById, name: decidedBy } : null,
    rejectionReason: row.rejectionReason,
    revokedReason: row.revokedReason,
    version: row.version,
    can: leaveAbilities(actor, row),
  }
}
