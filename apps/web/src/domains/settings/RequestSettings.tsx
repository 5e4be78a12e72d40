import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { SettingsForm } from './form/SettingsForm.tsx'
import { m } from './messages.ts'
import { RelatedLinks } from './RelatedLinks.tsx'
import { sectionPaths } from './sectionPaths.ts'

const links = [
  { to: '/app/admin-leave-requests/types', label: m.leaveTypes(), says: m.aboutLeaveTypes() },
  {
    to: '/app/student-results/grade-scheme',
    label: m.gradeScheme(),
    says: m.aboutGradeScheme(),
  },
]

/** `/app/settings/requests` */
export function RequestSettings() {
  useDocumentTitle(m.requestsAndWork())
  return (
    <>
      <SettingsForm
        title={m.mitigationRequests()}
        hint={m.aboutMitigation()}
        paths={sectionPaths.mitigation}
      />
      <SettingsForm title={m.leave()} hint={m.aboutLeaveYear()} paths={sectionPaths.leave} />
      <SettingsForm
        title={m.sessionChanges()}
        hint={m.aboutSessionChanges()}
        paths={sectionPaths.timetable}
      />
      <SettingsForm title={m.assignments()} hint={m.appliesToEveryFile()} paths={sectionPaths.work} />
      <RelatedLinks links={links} />
    </>
  )
}
