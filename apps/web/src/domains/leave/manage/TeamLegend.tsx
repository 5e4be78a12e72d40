import type { ReactNode } from 'react'
import { cn } from '#lib/cn.ts'
import { ChipGlyph } from '#ui/ChipGlyph.tsx'
import { markClass } from '../LeaveMark.tsx'

const Entry = ({ mark, className, words }: { mark?: ReactNode; className: string; words: string }) => (
  <li className="flex items-center gap-1.5">
    <span
      aria-hidden="true"
      className={cn('grid size-5 place-items-center rounded-xs text-xs font-title', className)}
    >
      {mark}
    </span>
    {words}
  </li>
)

/** What the marks of the calendar mean. */
export const TeamLegend = () => (
  <ul className="flex flex-wrap gap-x-4 gap-y-2 border-t border-line px-5 py-3 text-sm text-ink-2">
    <Entry mark={<ChipGlyph name="tick" />} className={markClass('approved')} words="Approved" />
    <Entry mark={<ChipGlyph name="clock" />} className={markClass('pending')} words="Pending" />
    <Entry mark="½" className="bg-sunken" words="Half a day" />
    <Entry mark="h" className="bg-sunken" words="Hours" />
    <Entry className="bg-canvas ring-1 ring-inset ring-line" words="Day off" />
  </ul>
)
