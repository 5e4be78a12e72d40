import { serviceMessages } from '@campanile/contract/page-messages.ts'
import { useLocation, useNavigate } from 'react-router'
import { homePath } from '#lib/returnPath.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { AuthLoading } from './AuthLoading.tsx'
import { LinkedPerson } from './LinkedPerson.tsx'
import { LinkNotUsable } from './LinkNotUsable.tsx'
import { linkTokenOf } from './linkToken.ts'
import { m } from './messages.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { SignInLink } from './SignInLink.tsx'
import { useSigningIn } from './useSigningIn.ts'

const title = m.createAccount()

const WithoutToken = () => (
  <AuthLayout title={title}>
    <p className="mt-3 text-md text-ink-2">{m.contactYourAdministratorForAccess()}</p>
    <SignInLink />
  </AuthLayout>
)

function Invitation({ token }: { token: string }) {
  const navigate = useNavigate()
  const invitation = useRead('readInvitation', { token }, { staleTime: Number.POSITIVE_INFINITY })
  const accept = useSigningIn('acceptInvitation')
  if (invitation.isPending) return <AuthLoading />
  if (invitation.isError) return <LinkNotUsable error={invitation.error} onRetry={invitation.refetch} />
  const submit = async (password: string) => {
    await accept.mutateAsync({ token, password })
    navigate(homePath, { replace: true })
  }
  return (
    <>
      <LinkedPerson person={invitation.data} />
      <NewPasswordForm
        email={invitation.data.email}
        submitLabel={m.createAccount()}
        busyLabel={m.creatingAccount()}
        error={accept.error}
        failureTitle={serviceMessages.register}
        onSubmit={submit}
      />
    </>
  )
}

export function CreateAccountScreen() {
  useDocumentTitle(title)
  const token = linkTokenOf(useLocation())
  if (!token) return <WithoutToken />
  return (
    <AuthLayout title={title} sub={m.checkThatThisIsYou()}>
      <Invitation token={token} />
    </AuthLayout>
  )
}
