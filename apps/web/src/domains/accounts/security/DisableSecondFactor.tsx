import { useState } from 'react'
import { hasCode, sentenceOf } from '#lib/errors.ts'
import { replaceRead } from '#lib/replaceRead.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { AppCodeForm } from '#ui/AppCodeForm.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'

interface DisableSecondFactorProps {
  onCancel: () => void
  onDone: () => void
}

/** Takes the password and a code; without a password, a passkey. */
export function DisableSecondFactor({ onCancel, onDone }: DisableSecondFactorProps) {
  const disable = useAct('disableSecondFactor', { onAnswer: replaceRead('readSecondFactor') })
  const hasPassword = useRead('readMyPassword', {}).data?.setAt !== null
  const [password, setPassword] = useState('')
  const isWrong = hasCode(disable.error, 'wrong-password')
  return (
    <AppCodeForm
      label="Code from your app, or a recovery code"
      help="Six digits, or a recovery code of ten characters."
      above={
        hasPassword && (
          <PasswordField
            className="mb-3"
            label="Password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={isWrong ? sentenceOf(disable.error) : undefined}
          />
        )
      }
      saidAbove={['wrong-password']}
      submitLabel="Turn off"
      busyLabel="Turning off"
      destructive
      busy={disable.isPending}
      error={disable.error}
      onCancel={onCancel}
      onSubmit={(code) => disable.mutate({ code, ...(password && { password }) }, { onSuccess: onDone })}
    />
  )
}
