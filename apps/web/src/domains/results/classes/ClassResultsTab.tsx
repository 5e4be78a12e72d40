import { sheetFormats } from '@campanile/contract/documents.ts'
import type { ClassResults } from '@campanile/contract/results/results.ts'
import { addressFor } from '#lib/api.ts'
import { useUser } from '#lib/session.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { FiguresNote } from '../FiguresNote.tsx'
import { IssuedPapers } from '../papers/IssuedPapers.tsx'
import { PaperButtons } from '../papers/PaperButtons.tsx'
import { ClassResultsTable } from './ClassResultsTable.tsx'
import { GradeDistribution } from './GradeDistribution.tsx'
import { m } from './messages.ts'

/** The results of a class, for admins and its lecturers. */
export function ClassResultsTab({ classId }: { classId: string }) {
  const query = useRead('listClassResults', { classId })
  return (
    <Loaded query={query} failure={m.weCouldntLoadTheResults()} heading="h2">
      {(data) => <Results data={data} />}
    </Loaded>
  )
}

function Results({ data }: { data: ClassResults }) {
  const { role } = useUser()
  return (
    <section aria-labelledby="class-results">
      <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="class-results" className="text-xl font-title">
            {m.classResults()}
          </h2>
          <p className="mt-0.5 text-sm text-ink-3">{m.publishedAndUnpublished()}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <PaperButtons of={{ classId: data.classId }} />
          <ExportMenu
            formats={sheetFormats}
            address={(format) => addressFor('exportClassResults', { classId: data.classId, format })}
          />
        </div>
      </div>
      {data.weightProblem && (
        <Alert tone="warn" title={m.noFinalResultsArePossibleYet()} className="mb-5">
          {data.weightProblem}
        </Alert>
      )}
      <GradeDistribution results={data} />
      <Card aria-label={m.students()} className="mb-5 overflow-hidden">
        {data.items.length === 0 ? (
          <Empty kind="none" title={m.nobodyIsEnrolledInThisClass()} />
        ) : (
          <ClassResultsTable results={data} />
        )}
      </Card>
      <FiguresNote className="mb-5" />
      {role === 'admin' && <IssuedPapers of={{ classId: data.classId }} />}
    </section>
  )
}
