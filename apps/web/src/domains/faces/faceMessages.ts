import { ApiError } from '@campanile/contract/client.ts'
import { FaceEngineError } from '@campanile/face/engine.ts'
import { m } from './messages.ts'

/** spec.md section 8, word for word. */
export const faceMessages = {
  camera: m.unableToAccessCamera(),
  noFace: m.noFaceDetected(),
  success: m.faceRegisteredSuccessfully(),
  confirm: m.isThisPhotoClear(),
  fallback: m.failedToRegisterFace(),
} as const

/** The default reason on the page. */
const fallbackReason = m.faceRegistrationFailed()

/** The message in an error; undefined if it is too technical for the person. */
function ownSentence(error: unknown): string | undefined {
  if (error instanceof ApiError) {
    if (error.code === 'internal') return undefined
    return Object.values(error.fields)[0] ?? error.message
  }
  if (error instanceof FaceEngineError && error.code === 'not-initialized') return error.message
  return undefined
}

/** Shown in the modal beside the camera. */
export const failureSentence = (error: unknown) => ownSentence(error) ?? faceMessages.fallback

/** On the page: 'Registration failed: {reason}'. */
export const failureReason = (error: unknown) => ownSentence(error) ?? fallbackReason
