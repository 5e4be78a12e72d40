import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { Paperclip, Trash2 } from 'lucide-react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useNow } from '#lib/useNow.ts'
import { aboutPerson } from '#ui/aboutPerson.tsx'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/column.ts'
import { hidden } from '#ui/hidden.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { MitigationChip } from '../MitigationChip.tsx'
import { subjectOf } from '../mitigationWords.ts'
import { m } from './messages.ts'

export function useRequestColumns(acts: RequestActs): Column<MitigationRequest>[] {
  const { ago, date, time } = useTimeFormat()
  const now = useNow(60_000)
  return [
    {
      id: 'student',
      head: m.student(),
      sortable: true,
      className: 'w-[24%] max-w-0',
      ...aboutPerson(({ studentId, studentName, studentEmail }) => ({
        personId: studentId,
        name: studentName,
        profileImage: null,
        sub: studentEmail,
      })),
    },
    {
      id: 'title',
      head: m.title(),
      sortable: true,
      className: 'w-[22%] max-w-0',
      cell: ({ title, requestedExtension }) => (
        <>
          <span className="block truncate" title={title}>
            {title}
          </span>
          <span className="tnum block text-xs text-ink-3">
            {m.daysRequested({ days: requestedExtension })}
          </span>
        </>
      ),
      phone: { essence: ({ title }) => title },
    },
    {
      id: 'subject',
      head: m.courseOrAssignment(),
      className: 'w-[20%] max-w-0',
      cell: ({ courseCode, assignmentName }) => (
        <>
          <span className="block truncate">{assignmentName ?? courseCode ?? '–'}</span>
          {assignmentName && <span className="block truncate text-xs text-ink-3">{courseCode}</span>}
        </>
      ),
      phone: { meta: subjectOf },
    },
    {
      id: 'evidence',
      head: m.evidence(),
      className: 'tnum max-lg:hidden',
      cell: ({ attachments }) =>
        attachments.length === 0 ? (
          <span className="text-warn-ink">{m.none()}</span>
        ) : (
          <span className="inline-flex items-center gap-1.5">
            <Paperclip size={14} aria-hidden="true" className="text-ink-3" />
            {attachments.length}
          </span>
        ),
    },
    {
      id: 'requestDate',
      head: m.requested(),
      sortable: true,
      className: 'tnum whitespace-nowrap',
      cell: ({ requestDate }) => (
        <>
          {ago(requestDate, now)}
          <span className="block text-xs text-ink-3">
            {ago(requestDate, now) === date(requestDate) ? time(requestDate) : date(requestDate)}
          </span>
        </>
      ),
      phone: { meta: ({ requestDate }) => <span className="tnum">{date(requestDate)}</span> },
    },
    {
      id: 'status',
      head: m.status(),
      sortable: true,
      cell: (request) => <MitigationChip {...request} />,
      phone: 'chip',
    },
    {
      id: 'act',
      head: m.actions(),
      headHidden: true,
      className: 'w-px',
      cell: (request) => <RequestActions request={request} {...acts} />,
      phone: 'foot',
    },
  ]
}

interface RequestActs {
  onOpen: (requestId: string) => void
  onDelete: (request: MitigationRequest) => void
}

/** Actions on a row. */
const RequestActions = ({ request, onOpen, onDelete }: RequestActs & { request: MitigationRequest }) => {
  const { title, studentName } = request
  return (
    <span className="flex items-center justify-end gap-1.5">
      <Button size="sm" onClick={() => onOpen(request.id)}>
        {m.reviewRequestOf({ title, studentName, span: hidden })}
      </Button>
      <IconButton
        label={m.deleteRequestOf({ title, studentName })}
        className="hover:bg-bad-tint hover:text-bad-ink"
        onClick={() => onDelete(request)}
      >
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
    </span>
  )
}
