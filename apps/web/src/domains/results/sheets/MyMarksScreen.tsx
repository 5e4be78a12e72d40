import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { sheetVerb } from '../sheetWords.ts'
import { m } from './messages.ts'
import { SheetsList } from './SheetsList.tsx'

/** `/app/my-assignments/marks`: the mark sheets of a lecturer's own classes. */
export function MyMarksScreen() {
  useDocumentTitle(m.marks())
  return (
    <>
      <BackLink to="/app/my-assignments">{m.assignments()}</BackLink>
      <PageHead title={m.marks()} sub={m.markSheetsOfYourClasses()} />
      <SheetsList base="/app/my-assignments/marks" verb={sheetVerb} />
    </>
  )
}
