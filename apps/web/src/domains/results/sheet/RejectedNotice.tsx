import type { MarkCell } from '@campanile/contract/results/mark-sheets.ts'
import { fullName } from '#lib/session.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import type { MarkQueue } from './markQueue.ts'
import { spoken } from './markText.ts'
import { m } from './messages.ts'

interface RejectedNoticeProps {
  queue: MarkQueue
  cells: readonly MarkCell[]
  /** Absent while the sheet is closed. */
  onRetry: ((studentIds: readonly string[]) => void) | undefined
  onDrop: (studentIds: readonly string[]) => void
}

/** Changes that the server rejects; they are shown before they are discarded. */
export function RejectedNotice({ queue, cells, onRetry, onDrop }: RejectedNoticeProps) {
  const rejected = Object.entries(queue).filter(([, { state }]) => state === 'rejected')
  if (rejected.length === 0) return null
  const ids = rejected.map(([studentId]) => studentId)
  const nameOf = (studentId: string) => {
    const cell = cells.find(({ student }) => student.id === studentId)
    return cell ? fullName(cell.student) : m.unknownStudent()
  }
  return (
    <Alert tone="bad" className="mb-5" title={m.changeWasRejected({ rejectedCount: rejected.length })}>
      <ul>
        {rejected.map(([studentId, { text, reason }]) => (
          <li key={studentId}>
            {m.rejectedChange({ name: nameOf(studentId), mark: spoken(text), reason: reason ?? '' })}
          </li>
        ))}
      </ul>
      <span className="mt-2 flex gap-2">
        {onRetry && (
          <Button size="sm" onClick={() => onRetry(ids)}>
            {m.tryAgain()}
          </Button>
        )}
        <Button size="sm" onClick={() => onDrop(ids)}>
          {m.discardChanges({ count: rejected.length })}
        </Button>
      </span>
    </Alert>
  )
}
