import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { confirmIdentity } from '#lib/confirmIdentity.ts'
import { settingsPath } from '#lib/settingsPath.ts'
import { Alert } from '#ui/Alert.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { signInCodeMessage } from '../signInMessage.ts'
import { m } from './messages.ts'

const linkAddress = addressFor('startGoogleSignIn', { link: 'yes', returnTo: settingsPath.security })

/** Links to the provider and shows the outcome, which is in the address. */
export function LinkIdentity({ provider }: { provider: string }) {
  const [params, setParams] = useSearchParams()
  const code = params.get('error')
  const mustConfirm = code === 'requires-recent-login'
  useEffect(() => {
    if (!mustConfirm) return
    void confirmIdentity().then((confirmed) => {
      if (confirmed) location.replace(linkAddress)
      else setParams({}, { replace: true })
    })
  }, [mustConfirm, setParams])
  return (
    <>
      {code && !mustConfirm && (
        <Alert tone="bad" title={m.theAccountWasNotLinked()} takesFocus className="mb-4">
          {signInCodeMessage(code)}
        </Alert>
      )}
      {params.get('linked') && (
        <Alert tone="ok" title={m.accountLinked()} takesFocus className="mb-4">
          {m.youCanNowSign()}
        </Alert>
      )}
      <a href={linkAddress} className={buttonClass()}>
        {m.linkAccount({ provider })}
      </a>
    </>
  )
}
