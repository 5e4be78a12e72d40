import { completeSetupInput } from '@campanile/contract/accounts/accounts.ts'
import { credentialMessages, minNewPasswordLength } from '@campanile/contract/accounts/credentials.ts'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod/mini'
import { sentenceOf } from '#lib/errors.ts'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { inWords } from '#lib/inWords.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { LengthBar } from '#ui/LengthBar.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { m } from './messages.ts'

type Values = z.input<typeof completeSetupInput>
export type SetupValues = z.output<typeof completeSetupInput>

const fields = ['code', 'institutionName', 'timeZone', 'firstName', 'lastName', 'email', 'password'] as const

const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map(
  (zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }),
)

const emptyForm = (): Values => ({
  code: '',
  institutionName: '',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  loadDemo: false,
})

interface SetupFormProps {
  /** Why the last attempt failed. */
  error: unknown
  onSubmit: (values: SetupValues) => Promise<unknown>
}

/** The institution and its first admin. */
export function SetupForm({ error, onSubmit }: SetupFormProps) {
  const form = useForm<Values, unknown, SetupValues>({
    resolver: schemaResolver(completeSetupInput),
    mode: 'onTouched',
    defaultValues: emptyForm(),
  })
  const { register, control, formState } = form
  const { errors, touchedFields, isSubmitting } = formState
  const password = useWatch({ control, name: 'password' })
  const submit = form.handleSubmit((values) =>
    onSubmit(values).catch((failure) => showFieldErrors(failure, fields, form.setError)),
  )
  return (
    <form className="mt-7 space-y-3" onSubmit={submit} noValidate>
      {error ? (
        <Alert tone="bad" takesFocus>
          {sentenceOf(error)}
        </Alert>
      ) : null}
      <TextField
        label={m.setUpCode()}
        autoComplete="one-time-code"
        spellCheck={false}
        help={m.setUpCodeInServerOutput()}
        {...register('code')}
        error={errors.code?.message}
      />
      <TextField
        label={m.institution()}
        autoComplete="organization"
        {...register('institutionName')}
        error={errors.institutionName?.message}
      />
      <SelectField
        label={m.timeZone()}
        options={timeZones}
        {...register('timeZone')}
        error={errors.timeZone?.message}
      />
      <div className="grid grid-cols-2 gap-x-3 max-sm:grid-cols-1 max-sm:gap-y-3">
        <TextField
          label={m.firstName()}
          autoComplete="given-name"
          {...register('firstName')}
          error={errors.firstName?.message}
        />
        <TextField
          label={m.lastName()}
          autoComplete="family-name"
          {...register('lastName')}
          error={errors.lastName?.message}
        />
      </div>
      <TextField
        label={m.email()}
        type="email"
        autoComplete="username"
        inputMode="email"
        {...register('email')}
        error={errors.email?.message}
        ok={touchedFields.email ? inWords(credentialMessages.emailValid) : undefined}
      />
      <PasswordField
        label={m.password()}
        autoComplete="new-password"
        placeholder={m.atLeast8Characters()}
        {...register('password')}
        error={errors.password?.message}
        ok={touchedFields.password ? inWords(credentialMessages.passwordValid) : undefined}
        below={<LengthBar length={password.length} least={minNewPasswordLength} />}
      />
      <CheckField label={m.loadTheDemoCampus()} help={m.aboutDemoCampus()} {...register('loadDemo')} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="mt-3 min-h-11 w-full"
        busy={isSubmitting}
        busyLabel={m.settingUp()}
      >
        {m.setUpCampanile()}
      </Button>
    </form>
  )
}
