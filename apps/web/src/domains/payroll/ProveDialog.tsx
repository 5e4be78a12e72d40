import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { useHasPasskey } from '#lib/confirmation.ts'
import { useUser } from '#lib/session.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { useProof } from './useProof.ts'

interface ProveDialogProps {
  title: string
  description?: ReactNode
  /** The act. */
  verb: string
  busyLabel: string
  destructive?: boolean
  /** Whether what is asked besides the password is complete; says so at its field if not. */
  isReady?: () => boolean
  /** Throws when the server refuses. */
  onProved: () => Promise<unknown>
  onClose: () => void
  /** Fields of the act, above the password. */
  children?: ReactNode
}

/** An act for which one proves anew that it is oneself: by the password, or a passkey where there is one. */
export function ProveDialog(props: ProveDialogProps) {
  const { title, description, verb, busyLabel, destructive = false, onClose, children } = props
  const { email } = useUser()
  const form = useId()
  const [password, setPassword] = useState('')
  const proof = useProof(props.onProved, onClose)
  const hasPasskey = useHasPasskey()
  const isReady = () => props.isReady?.() ?? true
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isReady()) void proof.withPassword(password)
  }
  return (
    <Dialog
      open
      onOpenChange={() => !proof.busy && onClose()}
      title={title}
      description={description}
      locked={password !== ''}
      footer={
        <>
          <Button size="lg" disabled={proof.busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            size="lg"
            variant={destructive ? 'destructive' : 'primary'}
            type="submit"
            form={form}
            disabled={password === ''}
            busy={proof.busy}
            busyLabel={busyLabel}
          >
            {verb}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="px-6 py-5 max-md:px-4">
        {proof.alert && (
          <Alert tone="bad" takesFocus className="mb-4">
            {proof.alert}
          </Alert>
        )}
        {children}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={proof.passwordError}
          help="We ask again that it is you"
        />
        {hasPasskey && (
          <Button
            variant="ghost"
            size="lg"
            className="mt-2 w-full"
            disabled={proof.busy}
            onClick={() => isReady() && void proof.withPasskey()}
          >
            Use a passkey instead
          </Button>
        )}
      </form>
    </Dialog>
  )
}
