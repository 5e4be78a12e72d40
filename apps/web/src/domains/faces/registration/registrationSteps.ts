import type { MyFace } from '@campanile/contract/faces/faces.ts'
import type { Shot } from '../shot.ts'

/** spec.md section 4: capture, confirm, processing, complete. Two side ways lead out of processing. */
export type Step =
  /** held: registration failed, so the camera takes no photo until the person has read why and acts. */
  | { name: 'capture'; failure: string | null; held: boolean }
  | { name: 'confirm'; shot: Shot }
  | { name: 'processing'; shot: Shot }
  | { name: 'complete'; face: MyFace }
  /** The server could not save it: the photo waits on this device. */
  | { name: 'kept' }

export type StepEvent =
  | { type: 'taken'; shot: Shot }
  | { type: 'not-taken'; failure: string | null }
  | { type: 'retake' }
  | { type: 'register' }
  | { type: 'not-confirmed' }
  | { type: 'registered'; face: MyFace }
  | { type: 'kept' }
  | { type: 'failed'; failure: string }

export const firstStep: Step & { name: 'capture' } = { name: 'capture', failure: null, held: false }

/** Events that don't belong to a step have no effect. */
export function nextRegistrationStep(step: Step, event: StepEvent): Step {
  switch (event.type) {
    case 'taken':
      return step.name === 'capture' ? { name: 'confirm', shot: event.shot } : step
    case 'not-taken':
      return step.name === 'capture' ? { ...firstStep, failure: event.failure } : step
    case 'retake':
      return step.name === 'confirm' ? firstStep : step
    case 'register':
      return step.name === 'confirm' ? { name: 'processing', shot: step.shot } : step
    // The person cancelled the confirmation that replacing a face needs.
    case 'not-confirmed':
      return step.name === 'processing' ? { name: 'confirm', shot: step.shot } : step
    case 'registered':
      return step.name === 'processing' ? { name: 'complete', face: event.face } : step
    case 'kept':
      return step.name === 'processing' ? { name: 'kept' } : step
    case 'failed':
      return step.name === 'processing' ? { name: 'capture', failure: event.failure, held: true } : step
  }
}
