import { credentialMessages } from '@campanile/contract/accounts/credentials.ts'
import { email } from '@campanile/contract/values.ts'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { z } from 'zod/mini'
import { sentenceOf } from '#lib/errors.ts'
import { inWords } from '#lib/inWords.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useAct } from '#lib/useAct.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { m } from './messages.ts'
import { SignInLink } from './SignInLink.tsx'

const schema = z.object({ email })
type Values = z.infer<typeof schema>

/** Says the same whether the account exists or not. */
const Requested = ({ mailConfigured }: { mailConfigured: boolean }) => (
  <>
    <Alert tone={mailConfigured ? 'ok' : 'info'} takesFocus className="mt-6">
      {mailConfigured ? m.ifThereIsAnAccount() : m.noEmailOnThisCampus()}
    </Alert>
    <SignInLink />
  </>
)

function RequestForm({ request }: { request: ReturnType<typeof useAct<'requestPasswordReset'>> }) {
  const form = useForm<Values>({
    resolver: schemaResolver(schema),
    mode: 'onTouched',
    defaultValues: { email: '' },
  })
  const { errors, touchedFields } = form.formState
  return (
    <form className="mt-7" onSubmit={form.handleSubmit((values) => request.mutate(values))} noValidate>
      {request.isError && (
        <Alert tone="bad" takesFocus className="mb-5">
          {sentenceOf(request.error)}
        </Alert>
      )}
      <TextField
        label={m.email()}
        type="email"
        autoComplete="username"
        inputMode="email"
        placeholder={m.emailExample()}
        {...form.register('email')}
        error={errors.email?.message}
        ok={touchedFields.email ? inWords(credentialMessages.emailValid) : undefined}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="mt-3 min-h-11 w-full"
        busy={request.isPending}
        busyLabel={m.sending()}
      >
        {m.sendLink()}
      </Button>
      <p className="mt-6 text-center">
        <Link to="/login" className="text-sm font-label text-brand-ink hover:underline">
          {m.backToSignIn()}
        </Link>
      </p>
    </form>
  )
}

export function ForgotPasswordScreen() {
  useDocumentTitle(m.forgotPassword())
  const request = useAct('requestPasswordReset')
  return (
    <AuthLayout title={m.forgotPassword()} sub={m.wellEmailYouALink()}>
      {request.data ? (
        <Requested mailConfigured={request.data.mailConfigured} />
      ) : (
        <RequestForm request={request} />
      )}
    </AuthLayout>
  )
}
