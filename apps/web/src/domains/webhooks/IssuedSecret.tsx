import { useState } from 'react'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { CopyField } from '#ui/CopyField.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { m } from './messages.ts'

interface IssuedSecretProps {
  name: string
  secret: string
  onClose: () => void
}

/** A new secret, for the only time. The dialog can’t be closed by accident before it is copied. */
export function IssuedSecret({ name, secret, onClose }: IssuedSecretProps) {
  const [copied, setCopied] = useState(false)
  return (
    <Dialog
      title={m.newSecretOf({ name })}
      locked={!copied}
      footer={
        <Button size="lg" variant="primary" onClick={onClose}>
          {m.done()}
        </Button>
      }
      onClose={onClose}
    >
      <div className="px-6 py-5 max-md:px-4">
        <Alert tone="info" title={m.copyThisSecret()} className="mb-4">
          {m.secretIsShownOnce()}
        </Alert>
        <CopyField label={m.secret()} value={secret} onCopied={() => setCopied(true)} />
      </div>
    </Dialog>
  )
}
