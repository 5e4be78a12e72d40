import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { PapersList } from './PapersList.tsx'

/** `/app/student-results/papers`: everything that was issued with a code. */
export function PapersScreen() {
  useDocumentTitle('Student Results')
  return (
    <>
      <PageHead
        title="Student Results"
        sub="Transcripts and result sheets, with the codes that confirm them."
      />
      <PapersList />
    </>
  )
}
