import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { MailCard } from './connections/MailCard.tsx'
import { StorageCard } from './connections/StorageCard.tsx'

/** `/app/settings/connections` */
export function ConnectionSettings() {
  useDocumentTitle('Mail and storage')
  return (
    <>
      <MailCard />
      <StorageCard />
    </>
  )
}
