import { useParams } from 'react-router'
import { useUser } from '#lib/session.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { LoadedPage } from '#ui/LoadedPage.tsx'
import { useMarkSheet } from '../useMarkSheet.ts'
import { MarkSheetBody } from './MarkSheetBody.tsx'
import { m } from './messages.ts'

/** `/app/add-results/:sheetId` and `/app/my-assignments/marks/:sheetId`: the marks of one exam or assignment. */
export function MarkSheetScreen() {
  const { sheetId = '' } = useParams()
  const admin = useUser().role === 'admin'
  const query = useMarkSheet(sheetId)
  const { data } = query
  useDocumentTitle(data ? m.marksTitle({ title: data.sheet.title }) : m.marks())
  return (
    <>
      <BackLink to={admin ? '/app/add-results' : '/app/my-assignments/marks'}>{m.markSheets()}</BackLink>
      <LoadedPage query={query} failure={m.weCouldntLoadThisMarkSheet()}>
        {(grid) => <MarkSheetBody key={grid.sheet.id} grid={grid} />}
      </LoadedPage>
    </>
  )
}
