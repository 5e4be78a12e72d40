import { credentialMessages, minNewPasswordLength } from '@campanile/contract/accounts/credentials.ts'
import { newPassword } from '@campanile/contract/values.ts'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { sentenceOf } from '#lib/errors.ts'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { inWords } from '#lib/inWords.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { LengthBar } from '#ui/LengthBar.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { m } from './messages.ts'

const schema = z.object({ password: newPassword })
type Values = z.infer<typeof schema>

interface NewPasswordFormProps {
  /** Lets a password manager file the password under the right account. */
  email: string
  submitLabel: string
  busyLabel: string
  /** Why the last attempt failed. */
  error: unknown
  /** The heading above it. */
  failureTitle?: string
  onSubmit: (password: string) => Promise<unknown>
}

export function NewPasswordForm({
  email,
  submitLabel,
  busyLabel,
  error,
  failureTitle,
  onSubmit,
}: NewPasswordFormProps) {
  const form = useForm<Values>({
    resolver: schemaResolver(schema),
    mode: 'onTouched',
    defaultValues: { password: '' },
  })
  const { errors, touchedFields, isSubmitting } = form.formState
  const password = useWatch({ control: form.control, name: 'password' })
  const submit = form.handleSubmit(({ password: chosen }) =>
    onSubmit(chosen).catch((failure) => showFieldErrors(failure, ['password'], form.setError)),
  )
  return (
    <form className="mt-6" onSubmit={submit} noValidate>
      {error ? (
        <Alert tone="bad" title={failureTitle} takesFocus className="mb-5">
          {sentenceOf(error)}
        </Alert>
      ) : null}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={m.password()}
        autoComplete="new-password"
        placeholder={m.atLeast8Characters()}
        {...form.register('password')}
        error={errors.password?.message}
        ok={touchedFields.password ? inWords(credentialMessages.passwordValid) : undefined}
        below={<LengthBar length={password.length} least={minNewPasswordLength} />}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="mt-3 min-h-11 w-full"
        busy={isSubmitting}
        busyLabel={busyLabel}
      >
        {submitLabel}
      </Button>
    </form>
  )
}
