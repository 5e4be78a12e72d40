import { Suspense, useEffect, useState } from 'react'
import { answerConfirmations } from '#lib/confirmIdentity.ts'
import { lazyScreen } from '#lib/lazyScreen.tsx'

const ConfirmIdentityDialog = lazyScreen(
  () => import('#domains/accounts/confirm/ConfirmIdentityDialog.tsx'),
  'ConfirmIdentityDialog',
)

/** Asks the signed-in person to confirm their identity when the server requires it for a request. */
export function IdentityGate() {
  const [answer, setAnswer] = useState<{ give: (confirmed: boolean) => void } | null>(null)
  useEffect(() => {
    let waiting: ((confirmed: boolean) => void) | undefined
    const stop = answerConfirmations(
      () =>
        new Promise((give) => {
          waiting = give
          setAnswer({ give })
        }),
    )
    return () => {
      stop()
      // Signed out in the meantime: requests that wait for confirmation are released.
      waiting?.(false)
    }
  }, [])
  if (!answer) return null
  const close = (confirmed: boolean) => {
    setAnswer(null)
    answer.give(confirmed)
  }
  return (
    <Suspense fallback={null}>
      <ConfirmIdentityDialog onClose={close} />
    </Suspense>
  )
}
