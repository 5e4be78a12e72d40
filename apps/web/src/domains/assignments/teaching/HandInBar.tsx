import type { Assignment } from '@campanile/contract/assignments/assignment.ts'

const shareOf = (part: number, all: number) => `${all === 0 ? 0 : (100 * part) / all}%`

/** How much of a class has handed in, how much of that late, and how much is marked. */
export function HandInBar({ counts }: Pick<Assignment, 'counts'>) {
  const { submitted, late, marked } = counts
  const students = counts.enrolled + counts.left
  const extras = [late > 0 && `${late} late`, marked > 0 && `${marked} marked`].filter(Boolean)
  return (
    <span className="tnum block min-w-36">
      <span className="flex items-baseline justify-between gap-3">
        <span className="whitespace-nowrap font-label text-ink">
          {submitted} <span className="font-normal text-ink-3">of {students} in</span>
        </span>
        <span className="whitespace-nowrap text-xs text-ink-3">{extras.join(', ')}</span>
      </span>
      <span
        aria-hidden="true"
        className="mt-1 flex h-1.5 overflow-hidden rounded-full bg-sunken ring-1 ring-inset ring-line"
      >
        <span className="bg-brand-mid" style={{ width: shareOf(submitted - late, students) }} />
        <span className="bg-warn" style={{ width: shareOf(late, students) }} />
      </span>
    </span>
  )
}
