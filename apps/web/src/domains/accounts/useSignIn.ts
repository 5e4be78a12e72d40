import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api } from '#lib/api.ts'
import { hasCode } from '#lib/errors.ts'
import { returnPathOf } from '#lib/returnPath.ts'
import { signInCodeMessage, signInMessage } from './signInMessage.ts'

/** Milliseconds between success and the dashboard: spec.md section 9. */
const redirectDelay = 1000

interface SignInState {
  status: 'idle' | 'working' | 'done'
  /** code: the password was right, and the app's code has to follow. */
  step: 'password' | 'code'
  /** Counts attempts, so that the same failure is announced each time. */
  tries: number
  failure: string | null
}

/** Google sign-in returns with its failure, or with the next step, in the address. */
function initialState(search: string): SignInState {
  const params = new URLSearchParams(search)
  const code = params.get('error')
  return {
    status: 'idle',
    step: params.get('step') === 'code' ? 'code' : 'password',
    tries: 0,
    failure: code === null ? null : signInCodeMessage(code),
  }
}

/** Signs in, waits a moment, and opens the requested page. */
export function useSignIn(onSignedIn: () => void) {
  const navigate = useNavigate()
  const location = useLocation()
  const [state, setState] = useState(() => initialState(location.search))
  const returnPath = returnPathOf(location, origin)

  useEffect(() => {
    if (state.status !== 'done') return
    const timer = setTimeout(() => navigate(returnPath, { replace: true }), redirectDelay)
    return () => clearTimeout(timer)
  }, [state.status, navigate, returnPath])

  /** `act` answers whether a code has to follow. */
  const attempt = async (act: () => Promise<boolean>) => {
    const begun = { ...state, tries: state.tries + 1, failure: null }
    setState({ ...begun, status: 'working' })
    try {
      if (await act()) return setState({ ...begun, status: 'idle', step: 'code' })
      onSignedIn()
      setState({ ...begun, status: 'done' })
    } catch (error) {
      // Too late for the code: from the beginning.
      const step = hasCode(error, 'second-factor-expired') ? 'password' : begun.step
      setState({ ...begun, status: 'idle', step, failure: signInMessage(error) })
    }
  }

  return {
    ...state,
    returnPath,
    signIn: (email: string, password: string, remember: boolean) =>
      attempt(async () => (await api.signIn({ email, password, remember })).secondFactor),
    typeCode: (code: string) => attempt(() => api.completeSignIn({ code }).then(() => false)),
    passkey: (remember: boolean) =>
      attempt(async () => {
        const { signInWithPasskey } = await import('./passkeySignIn.ts')
        await signInWithPasskey(remember)
        return false
      }),
    startOver: () => setState({ ...state, status: 'idle', step: 'password', failure: null }),
  }
}
