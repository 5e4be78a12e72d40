import type { RegisterRow } from '@campanile/contract/attendance/attendance.ts'
import {
  type AttendanceStatus,
  attendanceStatuses,
  attendanceStatusWords,
} from '@campanile/contract/attendance/attendance-words.ts'
import { useState } from 'react'
import { fullName } from '#lib/session.ts'
import { AttendanceChip } from '#ui/AttendanceChip.tsx'
import { SearchInput } from '#ui/SearchInput.tsx'
import { Select } from '#ui/Select.tsx'
import { rowsOfView } from '../live/registerRows.ts'
import { m } from './messages.ts'
import type { Except } from './useTakeLaterForm.ts'

const asTheRest = ''

interface ExceptListProps {
  rows: readonly RegisterRow[]
  rest: AttendanceStatus
  except: Except
  onChange: (except: Except) => void
}

/** The roster: every student has the status of the rest, or keeps an earlier record, unless listed here. */
export function ExceptList({ rows, rest, except, onChange }: ExceptListProps) {
  const [search, setSearch] = useState('')
  const shown = rowsOfView(rows, { status: 'all', search })
  const name = (studentId: string, value: string) => {
    const next = new Map(except)
    const status = attendanceStatuses.find((it) => it === value)
    if (status) next.set(studentId, status)
    else next.delete(studentId)
    onChange(next)
  }
  const options = (row: RegisterRow) => [
    {
      value: asTheRest,
      label: row.status ? m.keepRecord({ status: row.status }) : m.sameAsEveryone(),
    },
    ...attendanceStatuses.map((value) => ({ value, label: attendanceStatusWords[value] })),
  ]
  return (
    <div className="mt-3 rounded-md border border-line">
      <div className="flex flex-wrap items-center gap-2 border-b border-line p-3">
        <SearchInput
          label={m.findAStudent()}
          value={search}
          onChange={setSearch}
          className="w-60 max-md:w-full"
        />
        <span role="status" className="tnum ms-auto text-sm text-ink-3">
          {except.size === 0 ? m.noExceptions() : m.exceptions({ exceptions: except.size })}
        </span>
      </div>
      <ul aria-label={m.studentsOfTheRegister()} className="max-h-80 divide-y divide-line overflow-y-auto">
        {shown.map((row) => (
          <li key={row.studentId} className="flex flex-wrap items-center gap-2 px-4 py-2">
            <span className="min-w-40 flex-1">
              <span className="block text-base font-label">{fullName(row)}</span>
              {row.notice && (
                <span className="block text-xs text-info-ink">
                  {m.noticeOfAbsence({ notice: row.notice })}
                </span>
              )}
            </span>
            <AttendanceChip status={except.get(row.studentId) ?? row.status ?? rest} />
            <Select
              label={m.recordOf({ fullName: fullName(row) })}
              value={except.get(row.studentId) ?? asTheRest}
              onChange={(value) => name(row.studentId, value)}
              options={options(row)}
              className="w-36"
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
