import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { SettingsForm } from './form/SettingsForm.tsx'
import { RelatedLinks } from './RelatedLinks.tsx'
import { sectionPaths } from './sectionPaths.ts'

const links = [
  {
    to: '/app/users?face=in-review',
    label: 'Registrations to review',
    says: 'Accept or reject them in User Management.',
  },
  {
    to: '/app/settings/retention',
    label: 'Data retention',
    says: 'When face data of inactive people is deleted.',
  },
]

/** `/app/settings/faces` */
export function FacePolicySettings() {
  useDocumentTitle('Face policy')
  return (
    <>
      <SettingsForm
        title="Face policy"
        hint="A face check is one piece of evidence. It stops casual proxies, not a determined attacker."
        paths={sectionPaths.faces}
      />
      <RelatedLinks links={links} />
    </>
  )
}
