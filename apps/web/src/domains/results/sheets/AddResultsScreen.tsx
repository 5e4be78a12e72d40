import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { sheetVerb } from '../sheetWords.ts'
import { m } from './messages.ts'
import { SheetsList } from './SheetsList.tsx'

/** `/app/add-results`: the admins' way to every mark sheet. */
export function AddResultsScreen() {
  useDocumentTitle(m.addResults())
  return (
    <>
      <PageHead title={m.addResults()} sub={m.selectAnExamOrAssignment()} />
      <SheetsList base="/app/add-results" verb={sheetVerb} />
    </>
  )
}
