import { useUser } from '#lib/session.ts'
import { useRead } from '#lib/useRead.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { PaperButtons } from '../papers/PaperButtons.tsx'
import { averageFacts } from './averageFacts.ts'
import { m } from './messages.ts'
import { StudentTerms } from './StudentTerms.tsx'

/** A student’s results as a part of their page; lecturers see those of their classes, without averages. */
export function ResultsOfPerson({ studentId }: { studentId: string }) {
  const admin = useUser().role === 'admin'
  const query = useRead('listStudentResults', { studentId })
  return (
    <Loaded query={query} failure={m.weCouldntLoadTheResults()} heading="h2">
      {(data) => (
        <>
          {admin && (
            <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
              <p className="tnum text-base text-ink-2">{averageFacts(data).join(' · ')}</p>
              <div className="flex flex-wrap items-center gap-2">
                <PaperButtons of={{ studentId }} />
              </div>
            </div>
          )}
          <StudentTerms data={data} />
        </>
      )}
    </Loaded>
  )
}
