import type { ResultMark, StudentClass, StudentTerm } from '@campanile/contract/results/results.ts'
import { Link } from 'react-router'
import { decimalWords } from '#lib/figures.ts'
import { seriesWords } from '#lib/listWords.ts'
import { useUser } from '#lib/session.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Chip } from '#ui/Chip.tsx'
import { MarkValue } from '../MarkValue.tsx'
import { markPercentWords, resultPercent } from '../percentWords.ts'
import { ResultChip } from '../ResultChip.tsx'
import { averageFacts } from './averageFacts.ts'
import { m } from './messages.ts'

/** A term: for admins its grade point average, and its classes with their marks. */
export const StudentTermCard = ({ term }: { term: StudentTerm }) => (
  <Card aria-labelledby={`term-${term.termId}`} className="overflow-hidden">
    <TermHead term={term} />
    <ul aria-label={m.classesOfTermName({ termName: term.termName })} className="mt-3 divide-y divide-line">
      {term.classes.map((it) => (
        <ClassLine key={it.classId} it={it} />
      ))}
    </ul>
    {term.leftOut.length > 0 && (
      <p className="border-t border-line px-5 py-3 text-sm text-ink-3 max-sm:px-4">
        {m.leftOutCourses({
          courses: seriesWords(
            term.leftOut.map(({ courseCode, status }) => m.leftOutCourse({ courseCode, status })),
          ),
        })}
      </p>
    )}
  </Card>
)

function TermHead({ term }: { term: StudentTerm }) {
  const admin = useUser().role === 'admin'
  return (
    <CardHead
      id={`term-${term.termId}`}
      title={term.termName}
      hint={admin && averageFacts(term).join(' · ')}
    />
  )
}

function percentText({ percent, status, weight }: Pick<StudentClass, 'percent' | 'status' | 'weight'>) {
  if (percent === null) return '–'
  const shown = resultPercent(percent)
  return status === 'final' ? shown : m.soFar({ percent: shown, weight: markPercentWords(weight) })
}

const ClassLine = ({ it }: { it: StudentClass }) => (
  <li className="px-5 py-3.5 max-sm:px-4">
    <div className="flex items-start justify-between gap-3">
      <span className="min-w-0">
        <Link to={`/app/classes/${it.classId}/results`} className="font-title hover:underline">
          {it.courseTitle}
        </Link>
        <span className="tnum block text-xs text-ink-3">
          {it.courseCode}, {m.creditCount({ credits: it.credits })}
        </span>
      </span>
      <span className="flex shrink-0 items-center gap-2.5">
        <span className={it.status === 'final' ? 'tnum font-title' : 'tnum text-ink-2'}>
          {percentText(it)}
        </span>
        <ResultChip status={it.status} letter={it.letter} passes={it.passes} />
      </span>
    </div>
    {it.provisional && (
      <p className="tnum mt-1 text-end text-xs text-ink-3">
        {it.provisional.letter
          ? m.provisionalGrade({ percent: percentText(it.provisional), letter: it.provisional.letter })
          : m.provisionalPercent({ percent: percentText(it.provisional) })}
      </p>
    )}
    {it.marks.length > 0 && (
      <ul aria-label={m.marksInCourseTitle({ courseTitle: it.courseTitle })} className="mt-2 grid gap-1">
        {it.marks.map((mark) => (
          <MarkLine key={mark.sheetId} mark={mark} />
        ))}
      </ul>
    )}
  </li>
)

/** An assessment, and its mark sheet if the reader works on it. */
function SheetLink({ mark: { sheetId, title } }: { mark: ResultMark }) {
  const folder = useUser().role === 'admin' ? '/app/student-results/sheets' : '/app/my-assignments/marks'
  return (
    <Link to={`${folder}/${sheetId}`} className="hover:underline">
      {title}
    </Link>
  )
}

const MarkLine = ({ mark }: { mark: ResultMark }) => (
  <li className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-sm">
    <span className="min-w-0 flex-1 text-ink-2">
      <SheetLink mark={mark} />
      <span className="tnum text-ink-3"> {markPercentWords(mark.weight)}</span>
    </span>
    {mark.withheld && <Chip tone="warn">{m.withheld()}</Chip>}
    {!mark.withheld && mark.releasedAt === null && mark.state !== null && <Chip>{m.notPublished()}</Chip>}
    <span>
      {mark.state === 'marked' ? (
        m.markOfMaximum({
          mark: mark.finalMark ?? '',
          maxMark: decimalWords(mark.maxMark),
          value: () => <MarkValue {...mark} />,
          max: (text) => <span className="tnum text-ink-3">{text}</span>,
        })
      ) : (
        <MarkValue {...mark} />
      )}
    </span>
  </li>
)
