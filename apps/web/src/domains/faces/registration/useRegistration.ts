import type { MyFace } from '@campanile/contract/faces/faces.ts'
import { useReducer } from 'react'
import { hasCode } from '#lib/errors.ts'
import { failureReason, failureSentence } from '../faceMessages.ts'
import type { Shot } from '../shot.ts'
import { firstStep, nextRegistrationStep } from './registrationSteps.ts'
import { useRegisterFace } from './useRegisterFace.ts'

export interface RegistrationReport {
  onRegistered: (face: MyFace) => void
  onKept: () => void
  /** The server refused the photo; the modal is back at the camera. */
  onFailed: (reason: string) => void
}

/** The steps of the modal and what leads from one to the next. */
export function useRegistration({ onKept, onFailed }: RegistrationReport) {
  const [step, dispatch] = useReducer(nextRegistrationStep, firstStep)
  const register = useRegisterFace()

  function submit(shot: Shot) {
    dispatch({ type: 'register' })
    register.mutate(shot, {
      onSuccess(outcome) {
        if (!outcome.kept) return dispatch({ type: 'registered', face: outcome.face })
        dispatch({ type: 'kept' })
        onKept()
      },
      onError(error) {
        if (hasCode(error, 'requires-recent-login')) return dispatch({ type: 'not-confirmed' })
        dispatch({ type: 'failed', failure: failureSentence(error) })
        onFailed(failureReason(error))
      },
    })
  }
  return { step, dispatch, submit }
}
