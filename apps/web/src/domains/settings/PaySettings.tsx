import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { SettingsForm } from './form/SettingsForm.tsx'
import { m } from './messages.ts'
import { RelatedLinks } from './RelatedLinks.tsx'
import { sectionPaths } from './sectionPaths.ts'

const links = [
  { to: '/app/payroll/items', label: m.payItems(), says: m.aboutPayItems() },
  { to: '/app/payroll/profiles', label: m.payProfiles(), says: m.aboutPayProfiles() },
]

/** `/app/settings/pay` */
export function PaySettings() {
  useDocumentTitle(m.payroll())
  return (
    <>
      <SettingsForm title={m.payroll()} hint={m.appliesToPayRuns()} paths={sectionPaths.pay} />
      <SettingsForm title={m.payingAccount()} hint={m.aboutPayingAccount()} paths={sectionPaths.payAccount} />
      <RelatedLinks links={links} />
    </>
  )
}
