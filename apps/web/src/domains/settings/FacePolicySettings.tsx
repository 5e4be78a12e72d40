import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { SettingsForm } from './form/SettingsForm.tsx'
import { m } from './messages.ts'
import { RelatedLinks } from './RelatedLinks.tsx'
import { sectionPaths } from './sectionPaths.ts'

const links = [
  {
    to: '/app/users?face=in-review',
    label: m.registrationsToReview(),
    says: m.reviewInUserManagement(),
  },
  {
    to: '/app/settings/retention',
    label: m.dataRetention(),
    says: m.aboutFaceRetention(),
  },
]

/** `/app/settings/faces` */
export function FacePolicySettings() {
  useDocumentTitle(m.facePolicy())
  return (
    <>
      <SettingsForm title={m.facePolicy()} hint={m.faceChecksAreEvidence()} paths={sectionPaths.faces} />
      <RelatedLinks links={links} />
    </>
  )
}
