import type { OperationOutput } from '@campanile/contract/operation.ts'
import type { serviceAccounts } from '@campanile/contract/service-accounts/service-accounts.ts'
import { useState } from 'react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { CopyField } from '#ui/CopyField.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { m } from './messages.ts'

interface IssuedTokenProps {
  issued: OperationOutput<typeof serviceAccounts.issueServiceToken>
  onClose: () => void
}

/** A new token, for the only time. The dialog can’t be closed by accident before the token is copied. */
export function IssuedToken({ issued: { token, account }, onClose }: IssuedTokenProps) {
  const { date } = useTimeFormat()
  const [copied, setCopied] = useState(false)
  const expiresAt = account.tokens[0]?.expiresAt
  return (
    <Dialog
      title={m.newTokenFor({ name: account.name })}
      locked={!copied}
      footer={
        <Button size="lg" variant="primary" onClick={onClose}>
          {m.done()}
        </Button>
      }
      onClose={onClose}
    >
      <div className="px-6 py-5 max-md:px-4">
        <Alert tone="info" title={m.copyThisToken()} className="mb-4">
          {expiresAt && m.tokenIsShownOnce({ date: date(expiresAt) })}
        </Alert>
        <CopyField label={m.token()} value={token} onCopied={() => setCopied(true)} />
      </div>
    </Dialog>
  )
}
