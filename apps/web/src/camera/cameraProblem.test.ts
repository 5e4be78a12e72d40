import { describe, expect, it } from 'vitest'
import { cameraProblemOf } from './cameraProblem.ts'

const refusal = (name: string) => new DOMException('', name)

describe('cameraProblemOf', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
  ])('explains %s', (name, problem) => {
    expect(cameraProblemOf(refusal(name))).toBe(problem)
  })

  it('treats a browser without mediaDevices as an insecure page', () => {
    const { mediaDevices } = {} as Navigator
    let error: unknown
    try {
      mediaDevices.getUserMedia()
    } catch (thrown) {
      error = thrown
    }
    expect(cameraProblemOf(error)).toBe('insecure')
  })

  it('treats unknown errors as a missing camera', () => {
    expect(cameraProblemOf('no')).toBe('missing')
    expect(cameraProblemOf(refusal('UnknownError'))).toBe('missing')
  })
})
