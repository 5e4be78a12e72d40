import type { ReactNode } from 'react'
import { PasskeySetUp } from '#domains/accounts/passkeys/PasskeySetUp.tsx'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { SetUpContext } from '#lib/setUp.ts'

const FaceSetUp = lazyDialog(() => import('#domains/faces/FaceSetUp.tsx'), 'FaceSetUp')

const setUp = { Face: FaceSetUp, Passkey: PasskeySetUp }

/** The pages on which a face or passkey can be added in the middle of a check-in. */
export const SetUpArea = ({ children }: { children: ReactNode }) => (
  <SetUpContext value={setUp}>{children}</SetUpContext>
)
