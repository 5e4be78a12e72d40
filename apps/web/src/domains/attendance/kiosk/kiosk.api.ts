import type { LivenessAction } from '@campanile/contract/faces/faces.ts'
import { useMutation } from '@tanstack/react-query'
import { api } from '#lib/api.ts'

export const useStartKioskCheck = (sessionId: string) =>
  useMutation({
    mutationFn: (not: LivenessAction | undefined) => api.startKioskCheck({ sessionId, ...(not && { not }) }),
  })

export const useRecogniseFace = (sessionId: string) =>
  useMutation({
    mutationFn: (proof: { challenge: string; descriptors: string[] }) =>
      api.recogniseFace({ sessionId, ...proof }),
  })
