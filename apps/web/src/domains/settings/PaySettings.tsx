import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { SettingsForm } from './form/SettingsForm.tsx'
import { RelatedLinks } from './RelatedLinks.tsx'
import { sectionPaths } from './sectionPaths.ts'

const links = [
  { to: '/app/payroll/items', label: 'Pay items', says: 'Allowances, deductions, taxes and their formulas.' },
  { to: '/app/payroll/profiles', label: 'Pay profiles', says: 'How each person is paid.' },
]

/** `/app/settings/pay` */
export function PaySettings() {
  useDocumentTitle('Payroll')
  return (
    <>
      <SettingsForm title="Payroll" hint="For every pay run from now on." paths={sectionPaths.pay} />
      <SettingsForm
        title="Account that pays"
        hint="For SEPA credit transfers. Available when pay is in euros."
        paths={sectionPaths.payAccount}
      />
      <RelatedLinks links={links} />
    </>
  )
}
