import { useParams } from 'react-router'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonPage } from '#ui/SkeletonPage.tsx'
import { useMarkSheet } from '../useMarkSheet.ts'
import { Moderation } from './Moderation.tsx'
import { m } from './messages.ts'

/** `/app/student-results/sheets/:sheetId`: one sheet to review and publish. */
export function ModerationScreen() {
  const { sheetId = '' } = useParams()
  const { data, error, refetch } = useMarkSheet(sheetId)
  useDocumentTitle(data ? m.resultsTitle({ title: data.sheet.title }) : m.studentResults())
  return (
    <>
      <BackLink to="/app/student-results">{m.studentResults()}</BackLink>
      {data && <Moderation key={sheetId} grid={data} />}
      {!data && !error && <SkeletonPage />}
      {!data && error && (
        <LoadFailed title={m.weCouldntLoadThisMarkSheet()} heading="h1" error={error} onRetry={refetch} />
      )}
    </>
  )
}
