import { useSearchParams } from 'react-router'
import { Alert } from '#ui/Alert.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { ConfirmFirst } from '#ui/ConfirmFirst.tsx'
import { signInCodeMessage } from '../signInMessage.ts'
import { linkAddress } from './identities.api.ts'

/** The way to the provider, and how it ended: that stands in the address. */
export function LinkIdentity({ provider }: { provider: string }) {
  const [params, setParams] = useSearchParams()
  const code = params.get('error')
  if (code === 'requires-recent-login') {
    return (
      <ConfirmFirst
        reason="A linked account can sign in as you, so we ask again that it is you."
        onCancel={() => setParams({}, { replace: true })}
        onConfirmed={() => location.replace(linkAddress)}
      />
    )
  }
  return (
    <>
      {code && (
        <Alert tone="bad" title="The account was not linked" takesFocus className="mb-4">
          {signInCodeMessage(code)}
        </Alert>
      )}
      {params.get('linked') && (
        <Alert tone="ok" title="The account is linked" takesFocus className="mb-4">
          From now on you can sign in with it.
        </Alert>
      )}
      <a href={linkAddress} className={buttonClass()}>
        Link a {provider} account
      </a>
    </>
  )
}
