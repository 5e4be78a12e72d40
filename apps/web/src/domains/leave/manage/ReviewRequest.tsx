import type { LeaveReview } from '@campanile/contract/leave/leave-management.ts'
import { Alert } from '#ui/Alert.tsx'
import { AttachmentList } from '#ui/AttachmentList.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { RoleBadge } from '#ui/RoleBadge.tsx'
import { Verbatim } from '#ui/Verbatim.tsx'
import { LeaveChip } from '../LeaveChip.tsx'
import { LeaveFacts } from '../LeaveFacts.tsx'
import { LeaveOutcome } from '../LeaveOutcome.tsx'
import { m } from './messages.ts'

/** The requester, the leave and the reason. */
export const ReviewRequest = ({ review: { request, person } }: { review: LeaveReview }) => (
  <>
    <div className="flex items-center gap-3">
      <Avatar name={person.name} profileImage={person.profileImage} size={44} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-md font-title">
          <PersonLink personId={person.id} name={person.name} personRole={person.role} />
          <RoleBadge role={person.role} employmentType={null} />
        </p>
        <p className="text-sm text-ink-3">
          <Verbatim block>{person.email}</Verbatim>
        </p>
      </div>
      <LeaveChip status={request.status} />
    </div>
    <LeaveOutcome request={request} />
    <LeaveFacts request={request} />
    <section aria-label={m.reason()}>
      <h3 className="mb-1 text-sm font-title">{m.reason()}</h3>
      <p className="whitespace-pre-line break-words text-base text-ink-2">{request.reason}</p>
    </section>
    {(request.attachments.length > 0 || request.fileMissing) && (
      <section aria-label={m.files()} className="grid gap-2">
        <h3 className="text-sm font-title">{m.files()}</h3>
        {request.fileMissing && <Alert tone="warn">{m.thisLeaveRequiresAFile()}</Alert>}
        {request.attachments.length > 0 && (
          <AttachmentList label={m.files()} attachments={request.attachments} />
        )}
      </section>
    )}
  </>
)
