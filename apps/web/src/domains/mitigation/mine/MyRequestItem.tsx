import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { ChevronRight, Paperclip } from 'lucide-react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { MitigationChip } from '../MitigationChip.tsx'
import { subjectOf } from '../mitigationWords.ts'
import { m } from './messages.ts'

interface MyRequestItemProps {
  request: MitigationRequest
  onOpen: () => void
}

/** One request of mine; the whole row opens it. */
export function MyRequestItem({ request, onOpen }: MyRequestItemProps) {
  const { dateWithYear } = useTimeFormat()
  const { title, requestedExtension, requestDate, adminNotes, attachments } = request
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full items-center gap-3 px-5 py-3.5 text-start hover:bg-hover focus-visible:-outline-offset-2 max-md:px-4"
    >
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="min-w-0 break-words text-md font-strong">{title}</span>
          <MitigationChip {...request} />
        </span>
        <span className="tnum mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-ink-3">
          {[subjectOf(request), m.daysRequested({ days: requestedExtension }), dateWithYear(requestDate)]
            .filter(Boolean)
            .join(' · ')}
          {attachments.length > 0 && (
            <span className="inline-flex items-center gap-1">
              <Paperclip size={13} aria-hidden="true" />
              {m.fileCount({ files: attachments.length })}
            </span>
          )}
        </span>
        {adminNotes && (
          <span className="mt-1 line-clamp-2 block break-words text-base text-ink-2">
            {m.quoted({ text: adminNotes })}
          </span>
        )}
      </span>
      <ChevronRight size={16} aria-hidden="true" className="shrink-0 text-ink-3" />
    </button>
  )
}
