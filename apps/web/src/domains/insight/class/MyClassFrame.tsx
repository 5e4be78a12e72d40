import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import type { Answer } from '#lib/reads.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { BackLink } from '#ui/BackLink.tsx'
import { LoadedPage } from '#ui/LoadedPage.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { m } from './messages.ts'

/** The head of a student's page of a class. */
export function MyClassFrame({ children }: { children: (mine: Answer<'readMyClass'>) => ReactNode }) {
  const { classId = '' } = useParams()
  const query = useRead('readMyClass', { classId }, { everyMinute: true })
  const { data } = query
  useDocumentTitle(data ? joinFacts(data.courseCode, data.courseTitle) : m.class())
  return (
    <LoadedPage query={query} failure={m.weCouldntLoadTheClass()}>
      {(data) => {
        const { courseCode, courseTitle, credits, term, lecturers, left } = data
        return (
          <>
            <BackLink to="/app/schedule">{m.schedule()}</BackLink>
            <PageHead
              title={courseTitle}
              sub={[courseCode, term.name, m.creditCount({ credits }), joinFacts(...lecturers)]
                .filter(Boolean)
                .join(' · ')}
            />
            {left && (
              <Alert tone="info" title={m.youLeftThisClass()} className="mb-5">
                {m.youCanStillSee()}
              </Alert>
            )}
            {children(data)}
          </>
        )
      }}
    </LoadedPage>
  )
}
