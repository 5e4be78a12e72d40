import { ApiError } from '@campanile/contract/client.ts'
import { errorMessage } from '@campanile/contract/error-messages.ts'
import type { ErrorCode } from '@campanile/contract/errors.ts'
import { FaceEngineError } from '@campanile/face/engine.ts'
import { describe, expect, it } from 'vitest'
import { failureReason, failureSentence } from './faceMessages.ts'

const apiError = (code: ErrorCode, fields = {}) => new ApiError(code, errorMessage(code, 'en-GB'), fields)

describe('the message of a failed registration', () => {
  it('is the fallback of the specification for technical errors', () => {
    for (const error of [
      new Error('x is undefined'),
      apiError('internal'),
      new FaceEngineError('timed-out', ''),
    ]) {
      expect(failureSentence(error)).toBe('Failed to register face. Please try again.')
      expect(failureReason(error)).toBe('Face registration failed')
    }
  })

  it('is the server’s message where that helps', () => {
    const sentence = 'No face detected in the image. Please try again with a clearer photo.'
    expect(failureSentence(apiError('face-not-usable'))).toBe(sentence)
    expect(failureReason(apiError('face-check-in-running'))).toBe(
      errorMessage('face-check-in-running', 'en-GB'),
    )
  })

  it('is the message of the invalid field', () => {
    const error = apiError('face-not-usable', { takenAt: 'This photo is older than a day. Take a new one.' })
    expect(failureSentence(error)).toBe('This photo is older than a day. Take a new one.')
  })

  it('reports that the models are not loaded yet', () => {
    const error = new FaceEngineError('not-initialized', 'Face recognition service not initialized')
    expect(failureSentence(error)).toBe('Face recognition service not initialized')
  })
})
