import type { Answer } from '#lib/reads.ts'
import { courseColours } from './courseColours.ts'

/** Which colour is which course. */
export const CourseLegend = ({ data }: { data: Answer<'listSchedule'> }) => (
  <ul aria-label="Courses" className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-xs text-ink-3">
    {[...courseColours(data.items.map((it) => it.courseCode))].map(([code, colour]) => (
      <li key={code} className="flex items-center gap-1.5">
        <span
          aria-hidden="true"
          className="h-2.5 w-[3px] rounded-full"
          style={{ background: `var(--${colour})` }}
        />
        {code}
      </li>
    ))}
  </ul>
)
