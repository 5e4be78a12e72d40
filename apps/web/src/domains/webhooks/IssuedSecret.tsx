import { Alert } from '#ui/Alert.tsx'
import { CopyField } from '#ui/CopyField.tsx'
import { IssuedDialog } from '#ui/IssuedDialog.tsx'
import { m } from './messages.ts'

interface IssuedSecretProps {
  name: string
  secret: string
  onClose: () => void
}

/** A new secret, for the only time. */
export const IssuedSecret = ({ name, secret, onClose }: IssuedSecretProps) => (
  <IssuedDialog title={m.newSecretOf({ name })} onClose={onClose}>
    {(onCopied) => (
      <>
        <Alert tone="info" title={m.copyThisSecret()} className="mb-4">
          {m.secretIsShownOnce()}
        </Alert>
        <CopyField label={m.secret()} value={secret} onCopied={onCopied} />
      </>
    )}
  </IssuedDialog>
)
