import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { ExportCard } from './ExportCard.tsx'
import { ImportsList } from './ImportsList.tsx'
import { UploadCard } from './UploadCard.tsx'

export function ImportsScreen() {
  useDocumentTitle('Imports')
  return (
    <>
      <BackLink to="/app/users">User Management</BackLink>
      <PageHead
        title="Imports"
        sub="Import people and structure from files. Every import starts with a dry run."
      />
      <UploadCard />
      <ImportsList />
      <ExportCard />
    </>
  )
}
