import { withTwoDecimals } from '@campanile/contract/results/result-figures.ts'
import { missingGradeWords } from '@campanile/contract/results/result-words.ts'
import type { ResultMark, StudentClass, StudentTerm } from '@campanile/contract/results/results.ts'
import { cn } from '#lib/cn.ts'
import { ClassLink } from '#ui/ClassLink.tsx'
import { hidden } from '#ui/hidden.tsx'
import { markPercentWords, resultPercent } from '../percentWords.ts'
import { m } from './messages.ts'
import { resultMarkWords, resultPenaltyWords } from './resultWords.ts'

interface CourseResultProps {
  result: StudentClass
  term: Pick<StudentTerm, 'isOver'>
}

/** The grade in the house's arch, or its replacement. */
function Grade({ result, term }: CourseResultProps) {
  const { letter, status, passes } = result
  if (status !== 'final' || letter === null)
    return <span className="shrink-0 text-end text-sm text-ink-3">{missingGradeWords(status, term)}</span>
  return (
    <span
      className={cn(
        'arch grid h-[46px] w-[42px] shrink-0 place-items-center pt-1 text-md font-title',
        passes ? 'bg-brand-tint text-brand-ink' : 'bg-bad-tint text-bad-ink',
      )}
    >
      {m.gradeLetter({ letter, span: hidden })}
    </span>
  )
}

const figuresOf = ({ percent, points, credits, status, weight }: StudentClass) =>
  [
    m.creditCount({ credits }),
    ...(percent === null
      ? []
      : [
          status === 'final'
            ? resultPercent(percent)
            : m.soFar({ percent: resultPercent(percent), weight: markPercentWords(weight) }),
        ]),
    ...(points === null ? [] : [m.gradePoints({ count: Number(points), points: withTwoDecimals(points) })]),
  ].join(' · ')

/** A course with its grade, grade points and marks. */
export const CourseResult = ({ result, term }: CourseResultProps) => (
  <li className="grid gap-x-8 gap-y-2 px-5 py-4 max-sm:px-4 lg:grid-cols-uneven">
    <div className="flex items-start gap-3.5">
      <div className="min-w-0 flex-1">
        <h3 className="break-words text-md font-title">
          <ClassLink classId={result.classId}>{result.courseTitle}</ClassLink>
        </h3>
        <p className="tnum text-sm text-ink-3">
          {result.courseCode} · {figuresOf(result)}
        </p>
      </div>
      <Grade result={result} term={term} />
    </div>
    {result.marks.length > 0 && (
      <ul
        aria-label={m.marksOfCourseTitle({ courseTitle: result.courseTitle })}
        className="divide-y divide-line"
      >
        {result.marks.map((mark) => (
          <MarkLine key={mark.sheetId} mark={mark} />
        ))}
      </ul>
    )}
  </li>
)

/** One assessment of a course: its weight and its mark. */
function MarkLine({ mark }: { mark: ResultMark }) {
  const penalty = resultPenaltyWords(mark)
  return (
    <li className="flex items-baseline justify-between gap-4 py-1 text-sm">
      <span className="min-w-0 break-words text-ink-2">
        {mark.title}{' '}
        <span className="tnum whitespace-nowrap text-ink-3">{markPercentWords(mark.weight)}</span>
      </span>
      <span className="tnum shrink-0 text-end font-label">
        {resultMarkWords(mark)}
        {penalty && <span className="block text-xs font-normal text-ink-3">{penalty}</span>}
      </span>
    </li>
  )
}
