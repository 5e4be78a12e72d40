import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { MailCard } from './connections/MailCard.tsx'
import { StorageCard } from './connections/StorageCard.tsx'
import { m } from './messages.ts'

/** `/app/settings/connections` */
export function ConnectionSettings() {
  useDocumentTitle(m.mailAndStorage())
  return (
    <>
      <MailCard />
      <StorageCard />
    </>
  )
}
