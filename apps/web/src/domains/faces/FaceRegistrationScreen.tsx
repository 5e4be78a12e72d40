import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { MyFaceData } from './MyFaceData.tsx'
import { m } from './messages.ts'

/** `/app/setup/face-registration` */
export function FaceRegistrationScreen() {
  useDocumentTitle(m.faceRegistration())
  return (
    <>
      <PageHead title={m.faceRegistration()} sub={m.onePhotoOnly()} />
      <MyFaceData />
    </>
  )
}
