import type { MitigationStudent } from '@campanile/contract/mitigation/mitigation-review.ts'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { cn } from '#lib/cn.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Chip } from '#ui/Chip.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { m } from './messages.ts'
import { RequestsOfStudent } from './RequestsOfStudent.tsx'

interface StudentGroupProps {
  student: MitigationStudent
  onOpen: (requestId: string) => void
}

const Counts = ({ counts: { pending, approved, rejected } }: Pick<MitigationStudent, 'counts'>) => (
  <span className="flex flex-wrap gap-1.5">
    {pending > 0 && (
      <Chip tone="warn" glyph="clock">
        {m.pendingCount({ pending })}
      </Chip>
    )}
    {approved > 0 && (
      <Chip tone="ok" glyph="tick">
        {m.approvedCount({ approved })}
      </Chip>
    )}
    {rejected > 0 && (
      <Chip tone="bad" glyph="cross">
        {m.rejectedCount({ rejected })}
      </Chip>
    )}
  </span>
)

/** One student; opened, every request, read only then. */
export function StudentGroup({ student, onOpen }: StudentGroupProps) {
  const [open, setOpen] = useState(false)
  const listId = useId()
  const { studentId, studentName, studentEmail, profileImage, counts } = student
  return (
    <li>
      <div className="flex flex-wrap items-center gap-x-3 ps-5 max-md:ps-4">
        <Avatar name={studentName} profileImage={profileImage} size={32} />
        <span className="min-w-0 flex-1 basis-48 py-3">
          <span className="block truncate text-base font-strong">
            <PersonLink personId={studentId} name={studentName} />
          </span>
          <span className="block truncate text-sm text-ink-3">{studentEmail}</span>
        </span>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
          className="flex min-h-11 items-center gap-3 self-stretch py-2 pe-5 ps-3 text-start hover:bg-hover focus-visible:-outline-offset-2 max-md:w-full max-md:pe-4 max-md:ps-11"
        >
          <span className="sr-only">{studentName}</span>
          <Counts counts={counts} />
          <span className="tnum w-24 text-end text-sm text-ink-2 max-sm:hidden">
            {m.requestCount({ requests: counts.total })}
          </span>
          <ChevronDown
            size={16}
            aria-hidden="true"
            className={cn('ms-auto shrink-0 text-ink-3 transition-transform', open && 'rotate-180')}
          />
        </button>
      </div>
      <div id={listId} hidden={!open} className="border-t border-line bg-canvas dark:bg-canvas">
        {open && (
          <RequestsOfStudent studentId={studentId} studentName={studentName} isInset onOpen={onOpen} />
        )}
      </div>
    </li>
  )
}
