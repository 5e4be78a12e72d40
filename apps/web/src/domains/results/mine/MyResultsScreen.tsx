import { withTwoDecimals } from '@campanile/contract/results/result-figures.ts'
import type { StudentResults, StudentTerm } from '@campanile/contract/results/results.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { homePath } from '#lib/returnPath.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Empty } from '#ui/Empty.tsx'
import { LoadedPage } from '#ui/LoadedPage.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { FiguresNote } from '../FiguresNote.tsx'
import { CourseResult } from './CourseResult.tsx'
import { MyPapers } from './MyPapers.tsx'
import { m } from './messages.ts'
import { OverallCard } from './OverallCard.tsx'
import { termWords } from './resultWords.ts'

const TranscriptDialog = lazyDialog(() => import('../papers/TranscriptDialog.tsx'), 'TranscriptDialog')

/** Records with a mark, or known to be withheld. */
const isShown = (term: StudentTerm) => term.classes.some(({ marks }) => marks.length > 0)

function Results({ results }: { results: StudentResults }) {
  const terms = results.terms.filter(isShown)
  if (terms.length === 0)
    return (
      <Card>
        <Empty kind="none" title={m.noResultsYet()}>
          {m.yourMarksAppearHereWhenThey()}
        </Empty>
      </Card>
    )
  return (
    <>
      <OverallCard results={{ ...results, terms }} />
      {terms.map((term) => (
        <MyTermCard key={term.termId} term={term} />
      ))}
    </>
  )
}

function MyResultsBody({ results }: { results: StudentResults }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PageHead title={m.myResults()} sub={m.yourPublishedMarksGradesAndAverages()}>
        {results.terms.some(isShown) && (
          <Button
            variant="primary"
            icon={<Download size={15} aria-hidden="true" />}
            onClick={() => setOpen(true)}
          >
            {m.downloadTranscript()}
          </Button>
        )}
      </PageHead>
      {isOpen && <TranscriptDialog studentId={null} onClose={() => setOpen(false)} />}
      <div className="grid grid-cols-1 gap-5">
        <Results results={results} />
        <FiguresNote />
        <MyPapers />
      </div>
    </>
  )
}

/** `/app/dashboard/results`: a student's own results. */
export function MyResultsScreen() {
  useDocumentTitle(m.myResults())
  const query = useRead('listMyResults', {})
  return (
    <>
      <BackLink to={homePath}>{m.dashboard()}</BackLink>
      <LoadedPage query={query} failure={m.weCouldntLoadYourResults()}>
        {(results) => <MyResultsBody results={results} />}
      </LoadedPage>
    </>
  )
}

const MyTermCard = ({ term }: { term: StudentTerm }) => (
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
