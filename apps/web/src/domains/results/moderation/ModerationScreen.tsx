import { useParams } from 'react-router'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonPage } from '#ui/SkeletonPage.tsx'
import { useMarkSheet } from '../useMarkSheet.ts'
import { Moderation } from './Moderation.tsx'

/** `/app/student-results/sheets/:sheetId`: one sheet to review and publish. */
export function ModerationScreen() {
  const { sheetId = '' } = useParams()
  const { data, error, refetch } = useMarkSheet(sheetId)
  useDocumentTitle(data ? `Results: ${data.sheet.title}` : 'Student Results')
  return (
    <>
      <BackLink to="/app/student-results">Student Results</BackLink>
      {data && <Moderation key={sheetId} grid={data} />}
      {!data && !error && <SkeletonPage />}
      {!data && error && (
        <LoadFailed title="We couldn’t load this mark sheet" heading="h1" error={error} onRetry={refetch} />
      )}
    </>
  )
}
