import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { ConsentLedger } from './ConsentLedger.tsx'
import { MyFaceData } from './MyFaceData.tsx'

/** `/app/settings/face`: the person's face data and consent. */
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
