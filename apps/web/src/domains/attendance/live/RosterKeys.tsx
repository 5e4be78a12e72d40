import { type AttendanceStatus, attendanceStatuses } from '@campanile/contract/attendance/attendance-words.ts'
import { markKeys, statusWords } from './markWords.ts'

const keys: readonly (readonly [key: string, does: string])[] = [
  ...attendanceStatuses.map((status: AttendanceStatus) => [markKeys[status], statusWords[status]] as const),
  ['J K', 'Next, previous'],
  ['U', 'Undo'],
]

/** The keys of the roster. A phone has none. */
export const RosterKeys = () => (
  <ul
    aria-label="Keyboard shortcuts"
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
