import { withTwoDecimals } from '@campanile/contract/results/result-figures.ts'
import type { StudentTerm } from '@campanile/contract/results/results.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { CourseResult } from './CourseResult.tsx'
import { m } from './messages.ts'
import { termWords } from './resultWords.ts'

export const MyTermCard = ({ term }: { term: StudentTerm }) => (
  <Card aria-labelledby={`term-${term.termId}`}>
    <CardHead
      id={`term-${term.termId}`}
      title={term.termName}
      hint={termWords(term)}
      className="border-b border-line pb-4"
    >
      {term.gpa !== null && (
        <span className="tnum text-end">
          <span className="text-sm text-ink-3">{m.gpa()} </span>
          <span className="text-xl font-title">{withTwoDecimals(term.gpa)}</span>
        </span>
      )}
    </CardHead>
    <ul aria-label={m.coursesOfTermName({ termName: term.termName })} className="divide-y divide-line">
      {term.classes.map((result) => (
        <CourseResult key={result.classId} result={result} term={term} />
      ))}
    </ul>
  </Card>
)
