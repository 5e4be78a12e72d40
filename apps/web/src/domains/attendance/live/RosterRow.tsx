import type { RegisterRow } from '@campanile/contract/attendance/attendance.ts'
import { type AttendanceStatus, attendanceStatuses } from '@campanile/contract/attendance/attendance-words.ts'
import { Undo2, UserRound } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { fixedWords } from '#lib/figures.ts'
import { personPath } from '#lib/personPath.ts'
import { fullName } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { AttendanceChip } from '#ui/AttendanceChip.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { hidden } from '#ui/hidden.tsx'
import { Menu } from '#ui/Menu.tsx'
import { MenuItem } from '#ui/MenuItem.tsx'
import { MenuSeparator } from '#ui/MenuSeparator.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { SourceIcon } from '../SourceIcon.tsx'
import { markKeys } from './markWords.ts'
import { m } from './messages.ts'

/** The student's attendance in this class, which lasts a term. */
const Rate = ({ percentage }: { percentage: number }) => (
  <span className="tnum shrink-0 text-xs text-ink-3" title={m.attendanceThisTerm()}>
    {m.rateThisTerm({
      rate: fixedWords(percentage),
      hidden: hidden,
    })}
  </span>
)

function RowContent({ row, name = fullName(row) }: { row: RegisterRow; name?: ReactNode }) {
  const { time } = useTimeFormat()
  return (
    <>
      <Avatar name={fullName(row)} profileImage={row.profileImage} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className="truncate font-label">{name}</span>
          {row.percentage !== null && <Rate percentage={row.percentage} />}
        </span>
        <span className="tnum block truncate text-xs text-ink-3">
          {row.notice ? (
            <span className="text-info-ink">{m.willBeAbsent({ notice: row.notice })}</span>
          ) : (
            (row.reason ?? row.number)
          )}
        </span>
      </span>
      {row.source && row.markedAt && (
        <span className="tnum flex items-center gap-1.5 text-xs text-ink-3 max-sm:hidden">
          <SourceIcon source={row.source} />
          {time(row.markedAt)}
        </span>
      )}
      <AttendanceChip status={row.status} />
    </>
  )
}

const lineClass = 'flex h-[51px] w-full items-center gap-3 px-5 text-start text-sm max-sm:px-4'

interface RosterRowProps {
  row: RegisterRow
  /** Index in the filtered list, from 0, and the total. */
  place: number
  total: number
  isTabStop: boolean
  /** False for a substitute, who can’t open the pages of the students. */
  canOpenStudents: boolean
  /** Absent if nothing can be recorded. */
  onMark: ((row: RegisterRow, status: AttendanceStatus) => unknown) | undefined
  onUndo: (studentId: string) => void
  onFocus: (place: number) => void
}

/** One student; the whole line is the button that opens the choices, one of which is the student’s page. */
export const RosterRow = memo(function RosterRow(props: RosterRowProps) {
  const { row, place, total, isTabStop, canOpenStudents, onMark, onUndo, onFocus } = props
  const navigate = useNavigate()
  return (
    <li aria-setsize={total} aria-posinset={place + 1} className="border-b border-line">
      {onMark ? (
        <Menu
          className="w-52"
          trigger={
            <button
              type="button"
              data-row={place}
              tabIndex={isTabStop ? 0 : -1}
              aria-keyshortcuts="P L A E U"
              onFocus={() => onFocus(place)}
              className={`${lineClass} scroll-my-20 hover:bg-hover focus-visible:-outline-offset-2`}
            >
              <RowContent row={row} />
            </button>
          }
        >
          {attendanceStatuses.map((status) => (
            <MenuItem key={status} shortcut={markKeys[status]} onSelect={() => onMark(row, status)}>
              <AttendanceChip status={status} />
            </MenuItem>
          ))}
          <MenuSeparator />
          <MenuItem
            icon={<Undo2 size={15} aria-hidden="true" />}
            shortcut="U"
            onSelect={() => onUndo(row.studentId)}
          >
            {m.undoMyLastChange()}
          </MenuItem>
          {canOpenStudents && (
            <MenuItem
              icon={<UserRound size={15} aria-hidden="true" />}
              onSelect={() => navigate(personPath(row.studentId))}
            >
              {m.openStudentPage()}
            </MenuItem>
          )}
        </Menu>
      ) : (
        <div className={lineClass}>
          <RowContent
            row={row}
            name={<PersonLink personId={canOpenStudents ? row.studentId : null} name={fullName(row)} />}
          />
        </div>
      )}
    </li>
  )
})
