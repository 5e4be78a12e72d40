import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { ConsentLedger } from './ConsentLedger.tsx'
import { MyFaceData } from './MyFaceData.tsx'
import { m } from './messages.ts'

/** `/app/settings/face`: the person's face data and consent. */
export function FaceSettings() {
  useDocumentTitle(m.faceData())
  return (
    <>
      <div>
        <MyFaceData />
      </div>
      <ConsentLedger />
    </>
  )
}
