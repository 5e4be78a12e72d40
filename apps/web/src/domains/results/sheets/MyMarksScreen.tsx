import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { sheetVerb } from '../sheetWords.ts'
import { SheetsList } from './SheetsList.tsx'

/** `/app/my-assignments/marks`: the mark sheets of a lecturer's own classes. */
export function MyMarksScreen() {
  useDocumentTitle('Marks')
  return (
    <>
      <BackLink to="/app/my-assignments">Assignments</BackLink>
      <PageHead title="Marks" sub="Mark sheets of your classes and their progress." />
      <SheetsList base="/app/my-assignments/marks" verb={sheetVerb} />
    </>
  )
}
