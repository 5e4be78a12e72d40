import type { OperationOutput } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { Suspense, useEffect, useState } from 'react'
import { Link, Navigate, useLocation, useNavigationType, useSearchParams } from 'react-router'
import { api } from '#lib/api.ts'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { locale } from '#lib/locale.ts'
import { hasReturnState, keptScanOf } from '#lib/returnPath.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useNow } from '#lib/useNow.ts'
import { Alert } from '#ui/Alert.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { m } from './messages.ts'
import { OtherWays } from './OtherWays.tsx'
import { SignInForm } from './SignInForm.tsx'
import { useSignIn } from './useSignIn.ts'

/** Loaded on demand, because few people need it on the small sign-in page. */
const SignInCodeStep = lazyScreen(() => import('./SignInCodeStep.tsx'), 'SignInCodeStep')

const subs = {
  password: m.campusEmailToContinue(),
  code: m.confirmItsYou(),
}

/** Another page has just found out that nobody is signed in. Sending the person back could repeat forever. */
function useWasSentHere() {
  const { state } = useLocation()
  return useNavigationType() !== 'POP' && hasReturnState(state)
}

interface LoginScreenProps {
  /** Runs while the person reads that it worked. */
  onSignedIn: () => void
}

export function LoginScreen({ onSignedIn }: LoginScreenProps) {
  useDocumentTitle(m.signIn())
  const options = useSignInOptions()
  const { status, step, tries, failure, returnPath, ...act } = useSignIn(onSignedIn)
  const [remember, setRemember] = useState(false)
  const [params] = useSearchParams()
  const wasSentHere = useWasSentHere()
  const scanKeptUntil = keptScanOf(useLocation())
  const isFresh = failure === null && status === 'idle'
  const wasEnded = params.get('ended') === 'too-many-sessions' && isFresh
  const signedOut = isFresh ? params.get('signedOut') : null
  const [busy, done] = [status === 'working', status === 'done']
  const isNew = options !== null && options.institution === null
  const isUntouched = status === 'idle' && step === 'password' && tries === 0 && failure === null
  if (options?.signedIn && isUntouched && !wasSentHere) return <Navigate to={returnPath} replace />
  return (
    <AuthLayout title={m.signIn()} sub={subs[step]}>
      {done && (
        <Alert tone="ok" title={m.success()} className="mt-5">
          {m.loginSuccessfulRedirecting()}
        </Alert>
      )}
      {failure !== null && (
        <Alert key={tries} tone="bad" title={m.signInFailed()} takesFocus className="mt-5">
          {failure}
        </Alert>
      )}
      {wasEnded && (
        <Alert tone="info" title={m.youWereSignedOutHere()} className="mt-5">
          {m.tooManyDevices()}
        </Alert>
      )}
      {signedOut === 'everywhere' && (
        <Alert tone="ok" title={m.youAreSignedOut()} className="mt-5">
          {m.signedOutOfProviderToo()}
        </Alert>
      )}
      {signedOut === 'here' && (
        <Alert tone="warn" title={m.youAreSignedOut()} className="mt-5">
          {m.providerSignOutUnconfirmed()}
        </Alert>
      )}
      {scanKeptUntil !== undefined && !done && <KeptScanNote until={scanKeptUntil} />}
      {isNew && (
        <Alert tone="info" title={m.campanileIsNotSetUpYet()} className="mt-5">
          <Link to="/admin-setup" className="font-label underline">
            {m.createTheFirstAdministrator()}
          </Link>
        </Alert>
      )}
      {step === 'code' ? (
        <Suspense>
          <SignInCodeStep busy={busy} done={done} onSubmit={act.typeCode} onBack={act.startOver} />
        </Suspense>
      ) : (
        <>
          <SignInForm
            busy={busy}
            done={done}
            remember={remember}
            onRemember={setRemember}
            providers={options?.providers ?? []}
            returnPath={returnPath}
            onSubmit={(email, password) => act.signIn(email, password, remember)}
          />
          <OtherWays
            google={options?.google ?? false}
            providers={options?.providers ?? []}
            returnPath={returnPath}
            remember={remember}
            disabled={busy || done}
            onPasskey={() => act.passkey(remember)}
          />
        </>
      )}
      <p className="mt-8 text-center text-sm text-ink-2">{m.dontHaveAnAccountContact()}</p>
    </AuthLayout>
  )
}

// The sign-in page doesn't know the institution's time zone, and its reader sees this device's clock.
const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })

/** Reassures that the scan that led here isn't lost, and for how long it is valid. */
function KeptScanNote({ until }: { until: number }) {
  const isKept = useNow(1000).getTime() < until
  return (
    <Alert
      tone={isKept ? 'info' : 'warn'}
      title={isKept ? m.yourScanIsKeptUntil({ until: clock.format(until) }) : m.yourScanHasExpired()}
      className="mt-5"
    >
      {isKept ? m.signInToFinishYourCheck() : m.signInThenScanTheCode()}
    </Alert>
  )
}

type SignInOptions = OperationOutput<Operations['readSignInOptions']>

/** Which ways of signing in exist; null until known, and when it cannot be known: the form works without. */
function useSignInOptions() {
  const [options, setOptions] = useState<SignInOptions | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    api.readSignInOptions({}, { signal: controller.signal }).then(setOptions, () => setOptions(null))
    return () => controller.abort()
  }, [])
  return options
}
