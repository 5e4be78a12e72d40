import type { LeaveRequest } from '@campanile/contract/leave/leave-request.ts'
import { Paperclip } from 'lucide-react'
import type { TimeFormat } from '#lib/time.ts'
import { aboutPerson } from '#ui/aboutPerson.tsx'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/column.ts'
import { hidden } from '#ui/hidden.tsx'
import { RoleBadge } from '#ui/RoleBadge.tsx'
import { LeaveChip } from '../LeaveChip.tsx'
import { leavePeriodWords, requestLength } from '../leaveWords.ts'
import { m } from './messages.ts'

export const queueColumns = (
  time: TimeFormat,
  now: Date,
  onOpen: (requestId: string) => void,
): Column<LeaveRequest>[] => [
  {
    id: 'person',
    head: m.person(),
    sortable: true,
    className: 'w-[24%] max-w-0',
    ...aboutPerson(({ lecturerId, staffId, personName, personRole, profileImage }) => ({
      personId: lecturerId ?? staffId,
      name: personName,
      personRole,
      profileImage,
      sub: <RoleBadge role={personRole} employmentType={null} />,
    })),
  },
  {
    id: 'leaveType',
    head: m.leave(),
    cell: (row) => (
      <span className="block">
        <span className="block text-ink">{row.leaveType}</span>
        {row.attachments.length > 0 && (
          <span className="tnum inline-flex items-center gap-1 text-xs text-ink-3">
            <Paperclip size={12} aria-hidden="true" />
            <span aria-hidden="true">{row.attachments.length}</span>
            <span className="sr-only">{m.fileCount({ files: row.attachments.length })}</span>
          </span>
        )}
      </span>
    ),
    phone: { meta: ({ leaveType }) => leaveType },
  },
  {
    id: 'from',
    head: m.dates(),
    sortable: true,
    cell: (row) => <span className="tnum text-ink">{leavePeriodWords(row)}</span>,
    phone: 'essence',
  },
  {
    id: 'length',
    head: m.length(),
    cell: (row) => <span className="tnum">{requestLength(row)}</span>,
    phone: 'essence',
  },
  {
    id: 'submittedAt',
    head: m.submitted(),
    sortable: true,
    className: 'max-lg:hidden',
    cell: ({ submittedAt }) => (
      <span className="tnum block">
        <span className="block text-ink">{time.ago(submittedAt, now)}</span>
        <span className="block text-xs text-ink-3">{time.dateTime(submittedAt)}</span>
      </span>
    ),
    phone: { meta: ({ submittedAt }) => time.date(submittedAt) },
  },
  { id: 'status', head: m.status(), cell: ({ status }) => <LeaveChip status={status} />, phone: 'chip' },
  {
    id: 'acts',
    head: m.actions(),
    headHidden: true,
    className: 'w-px',
    cell: (row) => (
      <Button size="sm" variant={row.can.decide ? 'secondary' : 'ghost'} onClick={() => onOpen(row.id)}>
        {row.can.decide
          ? m.reviewRequestOf({ personName: row.personName, span: hidden })
          : m.viewRequestOf({ personName: row.personName, span: hidden })}
      </Button>
    ),
    phone: 'foot',
  },
]
