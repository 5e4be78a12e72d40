import type { StudentResults } from '@campanile/contract/results/results.ts'
import { useRead } from '#lib/useRead.ts'
import { hidden } from '#ui/hidden.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { resultPercent } from '../percentWords.ts'
import { m } from './messages.ts'

interface OtherMark {
  id: string
  label: string
  /** Of the maximum. */
  percent: number
  isThis: boolean
}

/** Marks that are shown beside one. */
const most = 10

/** A student's marks as percentages of their maxima, newest first, always including the current one. */
function otherMarks({ terms }: Pick<StudentResults, 'terms'>, sheetId: string): OtherMark[] {
  const marks = terms
    .flatMap(({ classes }) => classes)
    .flatMap(({ courseCode, marks: some }) => some.map((mark) => ({ ...mark, courseCode })))
    .filter(({ finalMark, maxMark }) => finalMark !== null && Number(maxMark) > 0)
    .sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))
    .map(({ sheetId: id, courseCode, title, finalMark, maxMark }) => ({
      id,
      label: `${courseCode} ${title}`,
      percent: (Number(finalMark) * 100) / Number(maxMark),
      isThis: id === sheetId,
    }))
  const own = marks.filter(({ isThis }) => isThis)
  return [...own, ...marks.filter(({ isThis }) => !isThis).slice(0, most - own.length)]
}

interface OtherResultsProps {
  studentId: string
  /** The sheet that they are compared with. */
  sheetId: string
}

/** A student's other results: a track for each mark, including this one. */
export function OtherResults({ studentId, sheetId }: OtherResultsProps) {
  const query = useRead('listStudentResults', { studentId })
  return (
    <Loaded query={query} failure={m.weCouldntLoadTheResults()}>
      {(data) => {
        const marks = otherMarks(data, sheetId)
        if (marks.length < 2) return <p className="mt-1 text-sm text-ink-3">{m.thereAreNoOtherMarksYet()}</p>
        return (
          <ul aria-label={m.marksInPerCent()} className="mt-2 space-y-2">
            {marks.map(({ id, label, percent, isThis }) => (
              <li key={id} className="grid grid-cols-amount items-center gap-3 text-sm">
                <span className={isThis ? 'truncate font-title' : 'truncate text-ink-2'}>
                  {isThis ? m.thisMark({ label, span: hidden }) : label}
                </span>
                <span className="h-1.5 rounded-full bg-sunken ring-1 ring-inset ring-line" aria-hidden="true">
                  <span
                    className={
                      isThis
                        ? 'block h-full rounded-full bg-brand'
                        : 'block h-full rounded-full bg-brand-mid/50'
                    }
                    style={{ width: `${percent}%` }}
                  />
                </span>
                <span className="tnum w-16 text-end font-label">{resultPercent(String(percent))}</span>
              </li>
            ))}
          </ul>
        )
      }}
    </Loaded>
  )
}
