import { useState } from 'react'
import { hasCode, sentenceOf } from '#lib/errors.ts'
import { replaceRead } from '#lib/replaceRead.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { AppCodeForm } from '#ui/AppCodeForm.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { m } from './messages.ts'

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
      label={m.codeFromYourApp()}
      help={m.sixDigitsOrARecoveryCode()}
      above={
        hasPassword && (
          <PasswordField
            className="mb-3"
            label={m.password()}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={isWrong ? sentenceOf(disable.error) : undefined}
          />
        )
      }
      saidAbove={['wrong-password']}
      submitLabel={m.turnOff()}
      busyLabel={m.turningOff()}
      destructive
      busy={disable.isPending}
      error={disable.error}
      onCancel={onCancel}
      onSubmit={(code) => disable.mutate({ code, ...(password && { password }) }, { onSuccess: onDone })}
    />
  )
}
