import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api } from '#lib/api.ts'
import { returnPathOf } from '#lib/returnPath.ts'
import { signInCodeMessage, signInMessage } from './signInMessage.ts'

/** Milliseconds between success and the dashboard: spec.md section 9. */
const redirectDelay = 1000

interface SignInState {
  status: 'idle' | 'working' | 'done'
  /** Counts tries, so that the same failure twice is told twice. */
  tries: number
  failure: string | null
}

/** A failed Google sign-in comes back with its code in the address. */
function initialState(search: string): SignInState {
  const code = new URLSearchParams(search).get('error')
  return { status: 'idle', tries: 0, failure: code === null ? null : signInCodeMessage(code) }
}

/** Signs in, waits a moment, and goes where the person wanted to go. */
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

  const signIn = async (email: string, password: string) => {
    const tries = state.tries + 1
    setState({ status: 'working', tries, failure: null })
    try {
      await api.signIn({ email, password })
      onSignedIn()
      setState({ status: 'done', tries, failure: null })
    } catch (error) {
      setState({ status: 'idle', tries, failure: signInMessage(error) })
    }
  }

  return { ...state, returnPath, signIn }
}
