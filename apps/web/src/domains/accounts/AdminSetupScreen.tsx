import { useNavigate } from 'react-router'
import { hasCode } from '#lib/errors.ts'
import { homePath } from '#lib/returnPath.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { AuthLoading } from './AuthLoading.tsx'
import { m } from './messages.ts'
import { SetupForm, type SetupValues } from './SetupForm.tsx'
import { SignInLink } from './SignInLink.tsx'
import { useSigningIn } from './useSigningIn.ts'

const Closed = () => (
  <>
    <p className="mt-3 text-md text-ink-2">{m.campanileIsAlreadySetUp()}</p>
    <SignInLink />
  </>
)

function Setup() {
  const navigate = useNavigate()
  const setup = useRead('readSetup', {})
  const complete = useSigningIn('completeSetup')
  if (setup.isPending) return <AuthLoading />
  if (setup.isError) {
    return <LoadFailed title={m.weCouldntReachTheServer()} error={setup.error} onRetry={setup.refetch} />
  }
  if (!setup.data.open || hasCode(complete.error, 'setup-closed')) return <Closed />
  const submit = async (values: SetupValues) => {
    await complete.mutateAsync(values)
    navigate(homePath, { replace: true })
  }
  return <SetupForm error={complete.error} onSubmit={submit} />
}

/** The first start: creates the institution and the first admin, once. */
export function AdminSetupScreen() {
  useDocumentTitle(m.setUp())
  return (
    <AuthLayout title={m.setUpCampanile()}>
      <Setup />
    </AuthLayout>
  )
}
