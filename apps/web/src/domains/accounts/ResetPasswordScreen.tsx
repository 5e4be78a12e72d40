import { useLocation } from 'react-router'
import { useAct } from '#lib/useAct.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { AuthLoading } from './AuthLoading.tsx'
import { LinkedPerson } from './LinkedPerson.tsx'
import { LinkNotUsable } from './LinkNotUsable.tsx'
import { linkTokenOf } from './linkToken.ts'
import { m } from './messages.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { SignInLink } from './SignInLink.tsx'

const title = m.newPassword()

const WithoutToken = () => (
  <>
    <p className="mt-3 text-md text-ink-2">{m.openTheLinkFromYourEmail()}</p>
    <SignInLink />
  </>
)

const Changed = () => (
  <>
    <Alert tone="ok" title={m.passwordChanged()} takesFocus className="mt-6">
      {m.youAreSignedOutEverywhereSign()}
    </Alert>
    <SignInLink />
  </>
)

function Reset({ token }: { token: string }) {
  const reset = useRead('readPasswordReset', { token }, { staleTime: Number.POSITIVE_INFINITY })
  const complete = useAct('completePasswordReset')
  if (complete.isSuccess) return <Changed />
  if (reset.isPending) return <AuthLoading />
  if (reset.isError) return <LinkNotUsable error={reset.error} onRetry={reset.refetch} />
  return (
    <>
      <LinkedPerson person={reset.data} />
      <NewPasswordForm
        email={reset.data.email}
        submitLabel={m.changePassword()}
        busyLabel={m.changingPassword()}
        error={complete.error}
        onSubmit={(password) => complete.mutateAsync({ token, password })}
      />
    </>
  )
}

export function ResetPasswordScreen() {
  useDocumentTitle(title)
  const token = linkTokenOf(useLocation())
  return <AuthLayout title={title}>{token ? <Reset token={token} /> : <WithoutToken />}</AuthLayout>
}
