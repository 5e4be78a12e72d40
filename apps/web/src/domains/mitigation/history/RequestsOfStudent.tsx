import { mitigationMessages } from '@campanile/contract/mitigation/mitigation-words.ts'
import { useState } from 'react'
import { cn } from '#lib/cn.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { hidden } from '#ui/hidden.tsx'
import { ListRows } from '#ui/ListRows.tsx'
import { MitigationChip } from '../MitigationChip.tsx'
import { subjectOf } from '../mitigationWords.ts'
import { m } from './messages.ts'

interface RequestsOfStudentProps {
  studentId: string
  studentName: string
  /** Below a row with the student, whose photo they keep clear of. */
  isInset?: boolean
  onOpen: (requestId: string) => void
}

/** A student's requests, page by page, the newest first. */
export function RequestsOfStudent({ studentId, studentName, isInset, onOpen }: RequestsOfStudentProps) {
  const { dateWithYear } = useTimeFormat()
  const [page, setPage] = useState(1)
  const requests = useRead('listMitigationOfStudent', { studentId, page, pageSize: 10 })
  return (
    <ListRows
      query={requests}
      onPage={setPage}
      failure={mitigationMessages.historyFailed}
      empty={
        <p className="px-5 py-4 text-base text-ink-2">
          {page === 1 ? m.noRequestsYet() : m.noMoreRequests()}
        </p>
      }
    >
      {(items) => (
        <ul aria-label={m.requestsOfStudent({ studentName })} className="divide-y divide-line">
          {items.map((request) => (
            <li
              key={request.id}
              className={cn('flex items-center gap-3 py-2.5 pe-5 max-md:px-4', isInset ? 'ps-16' : 'ps-5')}
            >
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base font-label">
                  <span className="min-w-0 break-words">{request.title}</span>
                  <MitigationChip {...request} />
                </p>
                <p className="tnum text-sm text-ink-3">
                  {[subjectOf(request), dateWithYear(request.requestDate)].filter(Boolean).join(' · ')}
                </p>
                {request.adminNotes && (
                  <p className="mt-0.5 line-clamp-2 break-words text-sm text-ink-2">
                    {m.quoted({ text: request.adminNotes })}
                  </p>
                )}
              </div>
              <Button size="sm" onClick={() => onOpen(request.id)}>
                {m.viewRequest({
                  title: request.title,
                  span: hidden,
                })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </ListRows>
  )
}
