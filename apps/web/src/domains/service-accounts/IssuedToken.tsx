import type { OperationOutput } from '@campanile/contract/operation.ts'
import type { serviceAccounts } from '@campanile/contract/service-accounts/service-accounts.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { CopyField } from '#ui/CopyField.tsx'
import { IssuedDialog } from '#ui/IssuedDialog.tsx'
import { m } from './messages.ts'

interface IssuedTokenProps {
  issued: OperationOutput<typeof serviceAccounts.issueServiceToken>
  onClose: () => void
}

/** A new token, for the only time. */
export function IssuedToken({ issued: { token, account }, onClose }: IssuedTokenProps) {
  const { date } = useTimeFormat()
  const expiresAt = account.tokens[0]?.expiresAt
  return (
    <IssuedDialog title={m.newTokenFor({ name: account.name })} onClose={onClose}>
      {(onCopied) => (
        <>
          <Alert tone="info" title={m.copyThisToken()} className="mb-4">
            {expiresAt && m.tokenIsShownOnce({ date: date(expiresAt) })}
          </Alert>
          <CopyField label={m.token()} value={token} onCopied={onCopied} />
        </>
      )}
    </IssuedDialog>
  )
}
