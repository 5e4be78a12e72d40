import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { SettingsForm } from './form/SettingsForm.tsx'
import { InstitutionCard } from './institution/InstitutionCard.tsx'
import { RelatedLinks } from './RelatedLinks.tsx'
import { sectionPaths } from './sectionPaths.ts'

const links = [
  {
    to: '/app/classes/terms',
    label: 'Terms and holidays',
    says: 'First and last day, holidays, copying a term.',
  },
  { to: '/app/classes/departments', label: 'Departments', says: 'With their programmes and batches.' },
  { to: '/app/users/imports', label: 'Imports', says: 'People and structure from CSV or OneRoster.' },
  {
    to: '/app/settings/audit-log?action=updateSettings',
    label: 'History of the settings',
    says: 'Who changed what, and when.',
  },
]

/** `/app/settings/institution` */
export function InstitutionSettings() {
  useDocumentTitle('Institution')
  return (
    <>
      <InstitutionCard />
      <SettingsForm
        title="Calendars"
        hint="The layout of calendars in date fields."
        paths={sectionPaths.calendars}
      />
      <SettingsForm
        title="Lobby board"
        hint="A board of today’s sessions for the entrance hall."
        paths={sectionPaths.lobby}
      />
      <RelatedLinks links={links} />
    </>
  )
}
