import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { SettingsForm } from './form/SettingsForm.tsx'
import { m } from './messages.ts'
import { RelatedLinks } from './RelatedLinks.tsx'
import { sectionPaths } from './sectionPaths.ts'

const links = [
  {
    to: '/app/manage-attendance/shifts',
    label: m.shiftTimes(),
    says: m.aboutShiftTimes(),
  },
  {
    to: '/app/manage-attendance/links',
    label: m.checkInLocations(),
    says: m.aboutCheckInLocations(),
  },
  {
    to: '/app/classes',
    label: m.checkInRulesOfAClass(),
    says: m.aboutCheckInRules(),
  },
]

/** `/app/settings/attendance` */
export function AttendanceSettings() {
  useDocumentTitle(m.attendancePolicy())
  return (
    <>
      <SettingsForm
        title={m.attendancePolicy()}
        hint={m.appliesToEveryClass()}
        paths={sectionPaths.attendance}
      />
      <RelatedLinks links={links} />
    </>
  )
}
