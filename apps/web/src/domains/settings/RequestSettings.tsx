import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { SettingsForm } from './form/SettingsForm.tsx'
import { RelatedLinks } from './RelatedLinks.tsx'
import { sectionPaths } from './sectionPaths.ts'

const links = [
  { to: '/app/admin-leave-requests/types', label: 'Leave types', says: 'Entitlement, notice, carry-over.' },
  {
    to: '/app/student-results/grade-scheme',
    label: 'Grade scheme',
    says: 'Grade bands and points, by term.',
  },
]

/** `/app/settings/requests` */
export function RequestSettings() {
  useDocumentTitle('Requests and work')
  return (
    <>
      <SettingsForm
        title="Mitigation requests"
        hint="Short first requests can be approved as they are submitted."
        paths={sectionPaths.mitigation}
      />
      <SettingsForm
        title="Leave"
        hint="Changing this moves the start and end of every leave year. Change it between two leave years."
        paths={sectionPaths.leave}
      />
      <SettingsForm
        title="Session changes"
        hint="How lecturers move or cancel a session of their classes."
        paths={sectionPaths.timetable}
      />
      <SettingsForm title="Assignments" hint="For every file that is submitted." paths={sectionPaths.work} />
      <RelatedLinks links={links} />
    </>
  )
}
