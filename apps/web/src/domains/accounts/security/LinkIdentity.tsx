import type { OperationOutput } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { confirmIdentity } from '#lib/confirmIdentity.ts'
import { settingsPath } from '#lib/settingsPath.ts'
import { visitStore } from '#lib/storage.ts'
import { Alert } from '#ui/Alert.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { signInCodeMessage } from '../signInMessage.ts'
import { m } from './messages.ts'

type Provider = OperationOutput<Operations['listMyIdentities']>['providers'][number]

const way = { link: 'yes', returnTo: settingsPath.security } as const
const linkAddress = ({ samlId }: Provider) =>
  samlId === null
    ? addressFor('startGoogleSignIn', way)
    : addressFor('startSamlSignIn', { providerId: samlId, ...way })

/** The provider that the person was about to link, while the dialog for confirming is open instead. */
const startedKey = 'linking'

/** Links to the providers and shows the outcome, which is in the address. */
export function LinkIdentity({ providers }: { providers: Provider[] }) {
  const [params, setParams] = useSearchParams()
  const code = params.get('error')
  const mustConfirm = code === 'requires-recent-login'
  useEffect(() => {
    if (!mustConfirm) return
    void confirmIdentity().then((confirmed) => {
      if (confirmed) location.replace(visitStore.get(startedKey) ?? settingsPath.security)
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
      <div className="flex flex-wrap gap-2">
        {providers.map((provider) => (
          <a
            key={provider.samlId}
            href={linkAddress(provider)}
            onClick={() => visitStore.set(startedKey, linkAddress(provider))}
            className={buttonClass()}
          >
            {m.linkAccount({ provider: provider.name })}
          </a>
        ))}
      </div>
    </>
  )
}
