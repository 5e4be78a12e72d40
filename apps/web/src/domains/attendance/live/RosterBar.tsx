import { type AttendanceStatus, attendanceStatuses } from '@campanile/contract/attendance/attendance-words.ts'
import { CheckCheck } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { markKeys, statusWords } from './markWords.ts'
import { m } from './messages.ts'
import { statusOf } from './registerRows.ts'
import type { Marking } from './useMarking.ts'

interface RosterBarProps {
  marking: Marking
  /** After an undo, whose button has disappeared. */
  onUndone: () => void
}

/** Above the list: everybody at once, the last change with its undo, and the keys. */
export function RosterBar({ marking, onUndone }: RosterBarProps) {
  const { last, rows, isMarkingRest } = marking
  const waiting = rows.filter((row) => statusOf(row) === 'waiting').length
  const undo = last?.undo
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-2 max-sm:px-4">
      {(waiting > 0 || isMarkingRest) && (
        <Button
          icon={<CheckCheck size={15} aria-hidden="true" />}
          busy={isMarkingRest}
          busyLabel={m.saving()}
          onClick={marking.markRest}
        >
          {m.recordTheRestAsPresent()}
        </Button>
      )}
      <div className="flex min-h-8 items-center gap-2 text-sm text-ink-2 max-md:min-h-10">
        <span role="status">{last?.text}</span>
        {undo && (
          <Button
            size="sm"
            onClick={() => {
              undo()
              onUndone()
            }}
          >
            {m.undo()}
          </Button>
        )}
      </div>
      <div className="ms-auto">
        <RosterKeys />
      </div>
    </div>
  )
}

const keys: readonly (readonly [key: string, does: string])[] = [
  ...attendanceStatuses.map((status: AttendanceStatus) => [markKeys[status], statusWords[status]] as const),
  ['J K', m.nextPrevious()],
  ['U', m.undo()],
]

/** The keyboard shortcuts of the roster, hidden on phones. */
const RosterKeys = () => (
  <ul
    aria-label={m.keyboardShortcuts()}
    className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-3 max-md:hidden"
  >
    {keys.map(([key, does]) => (
      <li key={key} className="flex items-center gap-1.5">
        <kbd className="rounded-xs border border-line px-1.5 font-sans text-2xs text-ink-2">{key}</kbd>
        {does}
      </li>
    ))}
  </ul>
)
