import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { ExportCard } from './ExportCard.tsx'
import { ImportsList } from './ImportsList.tsx'
import { m } from './messages.ts'
import { UploadCard } from './UploadCard.tsx'

export function ImportsScreen() {
  useDocumentTitle(m.imports())
  return (
    <>
      <BackLink to="/app/users">{m.userManagement()}</BackLink>
      <PageHead title={m.imports()} sub={m.whatImportsAreFor()} />
      <UploadCard />
      <ImportsList />
      <ExportCard />
    </>
  )
}
