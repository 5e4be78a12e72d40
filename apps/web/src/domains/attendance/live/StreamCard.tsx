import type { RegisterRow } from '@campanile/contract/attendance/attendance.ts'
import { cn } from '#lib/cn.ts'
import { fullName } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { SourceIcon } from '../SourceIcon.tsx'
import { m } from './messages.ts'
import { arrivals } from './registerRows.ts'

const shown = 7

interface StreamCardProps {
  rows: readonly RegisterRow[]
  /** Check-in is open: the newest arrival is highlighted. */
  open: boolean
  canOpenStudents: boolean
}

/** Arrivals, newest first. */
export function StreamCard({ rows, open, canOpenStudents }: StreamCardProps) {
  const { clock } = useTimeFormat()
  const newest = arrivals(rows, shown)
  return (
    <Card className="flex flex-col overflow-hidden" aria-labelledby="checking-in">
      <CardHead id="checking-in" title={open ? m.checkingIn() : m.checkedIn()} hint={m.newestFirst()} />
      {newest.length === 0 && (
        <p className="px-5 py-6 text-base text-ink-2 max-sm:px-4">
          {open ? m.noOneHasCheckedInYet() : m.noOneCheckedIn()}
        </p>
      )}
      <ol className="mt-2 flex-1 px-2 pb-2">
        {newest.map((row, index) => (
          <li
            key={row.studentId}
            className={cn(
              'flex animate-rise items-center gap-3 rounded-md px-3 py-[7px]',
              open && index === 0 && 'bg-brass-tint',
            )}
          >
            <Avatar name={fullName(row)} profileImage={row.profileImage} />
            <span className="min-w-0 flex-1 truncate text-base font-label">
              <PersonLink personId={canOpenStudents ? row.studentId : null} name={fullName(row)} />
            </span>
            {row.status === 'late' && <span className="text-xs font-label text-warn-ink">{m.late()}</span>}
            <span
              className={cn(
                'tnum flex items-center gap-2 text-xs',
                open && index === 0 ? 'text-brass-ink' : 'text-ink-3',
              )}
            >
              {row.source && <SourceIcon source={row.source} />}
              {row.markedAt && clock(row.markedAt)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
