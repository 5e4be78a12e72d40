import { Link } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { Alert } from '#ui/Alert.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { GoogleMark } from './GoogleMark.tsx'
import { SignInForm } from './SignInForm.tsx'
import { useSignIn } from './useSignIn.ts'
import { useSignInOptions } from './useSignInOptions.ts'

const GoogleSignIn = ({ returnPath }: { returnPath: string }) => (
  <>
    <div className="my-5 flex items-center gap-3 text-sm text-ink-3">
      <span className="h-px flex-1 bg-line" />
      or
      <span className="h-px flex-1 bg-line" />
    </div>
    <a
      href={addressFor('startGoogleSignIn', { returnTo: returnPath })}
      className={buttonClass('secondary', 'lg', 'min-h-11 w-full')}
    >
      <GoogleMark />
      Continue with Google
    </a>
  </>
)

interface LoginScreenProps {
  /** Runs while the person reads that it worked. */
  onSignedIn: () => void
}

export function LoginScreen({ onSignedIn }: LoginScreenProps) {
  useDocumentTitle('Sign in')
  const options = useSignInOptions()
  const { status, tries, failure, returnPath, signIn } = useSignIn(onSignedIn)
  const isNew = options !== null && options.institution === null
  return (
    <AuthLayout title="Sign in" sub="Use your campus email to continue.">
      {status === 'done' && (
        <Alert tone="ok" title="Success!" className="mt-5">
          Login successful! Redirecting...
        </Alert>
      )}
      {failure !== null && (
        <Alert key={tries} tone="bad" title="Sign In Failed" takesFocus className="mt-5">
          {failure}
        </Alert>
      )}
      {isNew && (
        <Alert tone="info" title="Campanile is not set up yet" className="mt-5">
          <Link to="/admin-setup" className="font-[560] underline">
            Create the first administrator
          </Link>
        </Alert>
      )}
      <SignInForm busy={status === 'working'} done={status === 'done'} onSubmit={signIn} />
      {options?.google && <GoogleSignIn returnPath={returnPath} />}
      <p className="mt-8 text-center text-sm text-ink-2">
        Don't have an account? Contact your administrator for access.
      </p>
    </AuthLayout>
  )
}
