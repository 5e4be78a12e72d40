import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { MyFaceData } from './MyFaceData.tsx'

/** `/app/setup/face-registration` */
export function FaceRegistrationScreen() {
  useDocumentTitle('Face Registration')
  return (
    <>
      <PageHead title="Face Registration" sub="One photo, used only to confirm your identity at check-in." />
      <MyFaceData />
    </>
  )
}
