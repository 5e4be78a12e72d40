import type { StudentClass, StudentTerm } from '@campanile/contract/results/results.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { CardLink } from '#ui/CardLink.tsx'
import { Empty } from '#ui/Empty.tsx'
import { CourseResult } from './CourseResult.tsx'
import { m } from './messages.ts'

interface MyClassResultProps {
  result: StudentClass | null
  term: Pick<StudentTerm, 'isOver'>
}

/** A student's published marks in one class, and the class result. */
export const MyClassResult = ({ result, term }: MyClassResultProps) => (
  <Card aria-labelledby="my-class-result" className="overflow-hidden">
    <CardHead id="my-class-result" title={m.publishedResults()} className="pb-3">
      <CardLink to="/app/dashboard/results">{m.allResults()}</CardLink>
    </CardHead>
    {result ? (
      <ul className="border-t border-line">
        <CourseResult result={result} term={term} />
      </ul>
    ) : (
      <Empty kind="none" heading="h3" title={m.noResultsPublishedYet()} />
    )}
  </Card>
)
