import { useParams } from 'react-router'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { LoadedPage } from '#ui/LoadedPage.tsx'
import { useMarkSheet } from '../useMarkSheet.ts'
import { Moderation } from './Moderation.tsx'
import { m } from './messages.ts'

/** `/app/student-results/sheets/:sheetId`: one sheet to review and publish. */
export function ModerationScreen() {
  const { sheetId = '' } = useParams()
  const query = useMarkSheet(sheetId)
  const { data } = query
  useDocumentTitle(data ? m.resultsTitle({ title: data.sheet.title }) : m.studentResults())
  return (
    <>
      <BackLink to="/app/student-results">{m.studentResults()}</BackLink>
      <LoadedPage query={query} failure={m.weCouldntLoadThisMarkSheet()}>
        {(data) => <Moderation key={sheetId} grid={data} />}
      </LoadedPage>
    </>
  )
}
