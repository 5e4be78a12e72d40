import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { ConsentLedger } from './ConsentLedger.tsx'
import { MyFaceData } from './MyFaceData.tsx'

/** `/app/settings/face`: one's face data, and what one has agreed to. */
export function FaceSettings() {
  useDocumentTitle('Face data')
  return (
    <>
      <div>
        <MyFaceData />
      </div>
      <ConsentLedger />
    </>
  )
}
