import type { MyFace } from '@campanile/contract/faces/faces.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useReducer } from 'react'
import { hasCode, isServerFailure } from '#lib/errors.ts'
import { call, refreshAfter } from '#lib/reads.ts'
import { useUser } from '#lib/session.ts'
import { keptFaceKey, writeFace } from '../faceCache.ts'
import { failureReason, failureSentence } from '../faceMessages.ts'
import { dropKeptFace, keepFace } from '../kept/keptFace.ts'
import { type Shot, shotInput } from '../shot.ts'
import { firstStep, nextRegistrationStep } from './registrationSteps.ts'

export interface RegistrationReport {
  onRegistered: (face: MyFace) => void
  onKept: () => void
  /** The server refused the photo; the modal is back at the camera. */
  onFailed: (reason: string) => void
}

/** The steps of the modal and their transitions. */
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

type RegistrationOutcome = { kept: false; face: MyFace } | { kept: true }

/**
 * Registers the shot, or keeps it on this device if the server is out of reach or fails: spec.md section 7. The outcome is shown at once, without
 * waiting for other reads, which could not be answered then either.
 */
function useRegisterFace() {
  const client = useQueryClient()
  const { id } = useUser()
  return useMutation({
    mutationFn: async (shot: Shot): Promise<RegistrationOutcome> => {
      const input = await shotInput(shot)
      try {
        const face = await call('registerFace', input)
        await dropKeptFace(id)
        return { kept: false, face }
      } catch (error) {
        if (!isServerFailure(error)) throw error
        await keepFace(id, input)
        return { kept: true }
      }
    },
    onSuccess: async (outcome) => {
      if (outcome.kept) return client.invalidateQueries({ queryKey: keptFaceKey })
      const written = await writeFace(client, id, outcome.face)
      void refreshAfter(client, 'registerFace', written)
    },
  })
}
