import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { sheetVerb } from '../sheetWords.ts'
import { SheetsList } from './SheetsList.tsx'

/** `/app/add-results`: the admins' way to every mark sheet. */
export function AddResultsScreen() {
  useDocumentTitle('Add Results')
  return (
    <>
      <PageHead title="Add Results" sub="Select an exam or assignment, then enter its marks." />
      <SheetsList base="/app/add-results" verb={sheetVerb} />
    </>
  )
}
