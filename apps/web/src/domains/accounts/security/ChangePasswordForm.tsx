import { credentialMessages, minNewPasswordLength } from '@campanile/contract/accounts/credentials.ts'
import { newPassword } from '@campanile/contract/values.ts'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { hasCode, sentenceOf } from '#lib/errors.ts'
import { inWords } from '#lib/inWords.ts'
import { replaceRead } from '#lib/replaceRead.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useUser } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { Button } from '#ui/Button.tsx'
import { LengthBar } from '#ui/LengthBar.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { m } from './messages.ts'

const schema = z.object({
  current: z.string().check(z.minLength(1, m.enterYourCurrentPassword())),
  password: newPassword,
})
type Values = z.infer<typeof schema>

interface ChangePasswordFormProps {
  onCancel: () => void
  onChanged: () => void
}

/** The current password, and the new one. */
export function ChangePasswordForm({ onCancel, onChanged }: ChangePasswordFormProps) {
  const { email } = useUser()
  const change = useAct('changePassword', { onAnswer: replaceRead('readMyPassword') })
  const form = useForm<Values>({
    resolver: schemaResolver(schema),
    mode: 'onTouched',
    defaultValues: { current: '', password: '' },
  })
  const { errors, touchedFields } = form.formState
  const password = useWatch({ control: form.control, name: 'password' })
  const isWrong = hasCode(change.error, 'wrong-password')
  const isWeak = hasCode(change.error, 'weak-password')
  const submit = form.handleSubmit((values) => change.mutate(values, { onSuccess: onChanged }))
  return (
    <form onSubmit={submit} noValidate className="max-w-md">
      {change.error && !isWrong && !isWeak && (
        <SaveFailed title={m.yourPasswordWasNotChanged()} error={change.error} />
      )}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={m.currentPassword()}
        autoComplete="current-password"
        {...form.register('current', { onChange: () => change.reset() })}
        error={errors.current?.message ?? (isWrong ? sentenceOf(change.error) : undefined)}
      />
      <PasswordField
        className="mt-3"
        label={m.newPassword()}
        autoComplete="new-password"
        placeholder={m.atLeast8Characters()}
        {...form.register('password', { onChange: () => change.reset() })}
        error={errors.password?.message ?? (isWeak ? sentenceOf(change.error) : undefined)}
        ok={touchedFields.password ? inWords(credentialMessages.passwordValid) : undefined}
        below={<LengthBar length={password.length} least={minNewPasswordLength} />}
      />
      <p className="mt-1 text-sm text-ink-3">{m.youWillBeSignedOut()}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="lg" onClick={onCancel}>
          {m.cancel()}
        </Button>
        <Button type="submit" variant="primary" size="lg" busy={change.isPending} busyLabel={m.changing()}>
          {m.changePassword()}
        </Button>
      </div>
    </form>
  )
}
