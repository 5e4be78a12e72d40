import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { SettingsForm } from './form/SettingsForm.tsx'
import { RelatedLinks } from './RelatedLinks.tsx'
import { sectionPaths } from './sectionPaths.ts'

const links = [
  {
    to: '/app/manage-attendance/shifts',
    label: 'Shift times',
    says: 'Start, grace, half days and absence of staff.',
  },
  {
    to: '/app/manage-attendance/links',
    label: 'Check-in locations',
    says: 'Links and kiosk codes for staff.',
  },
  {
    to: '/app/classes',
    label: 'Check-in rules of a class',
    says: 'Check-in methods, network and distance, set on each class page.',
  },
]

/** `/app/settings/attendance` */
export function AttendanceSettings() {
  useDocumentTitle('Attendance policy')
  return (
    <>
      <SettingsForm
        title="Attendance policy"
        hint="For every class. Records of past sessions don’t change."
        paths={sectionPaths.attendance}
      />
      <RelatedLinks links={links} />
    </>
  )
}
