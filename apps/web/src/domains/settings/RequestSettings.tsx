import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { SettingsForm } from './form/SettingsForm.tsx'
import { m } from './messages.ts'
import { RelatedLinks } from './RelatedLinks.tsx'
import { sectionPaths } from './sectionPaths.ts'

const links = [
  { to: '/app/admin-leave-requests/types', label: m.leaveTypes(), says: m.entitlementNoticeCarryOver() },
  {
    to: '/app/student-results/grade-scheme',
    label: m.gradeScheme(),
    says: m.gradeBandsAndPointsByTerm(),
  },
]

/** `/app/settings/requests` */
export function RequestSettings() {
  useDocumentTitle(m.requestsAndWork())
  return (
    <>
      <SettingsForm
        title={m.mitigationRequests()}
        hint={m.shortFirstRequestsCanBeApproved()}
        paths={sectionPaths.mitigation}
      />
      <SettingsForm title={m.leave()} hint={m.changingThisMovesTheStart()} paths={sectionPaths.leave} />
      <SettingsForm
        title={m.sessionChanges()}
        hint={m.howLecturersMoveOrCancel()}
        paths={sectionPaths.timetable}
      />
      <SettingsForm
        title={m.assignments()}
        hint={m.forEveryFileThatIsSubmitted()}
        paths={sectionPaths.work}
      />
      <RelatedLinks links={links} />
    </>
  )
}
