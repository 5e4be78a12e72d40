import { useRead } from '#lib/useRead.ts'
import { ConsentDialog } from './ConsentDialog.tsx'
import { FaceUnknown } from './FaceUnknown.tsx'
import { RegistrationDialog } from './registration/RegistrationDialog.tsx'

interface FaceSetUpProps {
  /** A face has been registered, though it may wait for review. */
  onDone: () => void
  onClose: () => void
}

/** Consent and registration on top of a page that needs a face, which stays as it is. */
export function FaceSetUp({ onDone, onClose }: FaceSetUpProps) {
  const face = useRead('readMyFace', {})
  if (!face.data) return face.error && <FaceUnknown error={face.error} onRetry={face.refetch} />
  const { consent } = face.data
  if (consent.givenAt === null)
    return <ConsentDialog consent={consent} onRefuse={onClose} onClose={onClose} />
  return (
    <RegistrationDialog
      onClose={onClose}
      onRegistered={onDone}
      onKept={() => undefined}
      onFailed={() => undefined}
    />
  )
}
