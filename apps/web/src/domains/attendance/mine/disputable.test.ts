import { expect, test } from 'vitest'
import { isDisputable } from './disputable.ts'

test('a refused proof can be disputed, an attempt before check-in opens cannot', () => {
  for (const refusal of ['face-mismatch', 'token-expired', 'check-in-closed', 'no-face'] as const)
    expect(isDisputable(refusal)).toBe(true)
  for (const refusal of ['not-enrolled', 'check-in-not-open', 'network-request-failed'] as const)
    expect(isDisputable(refusal)).toBe(false)
})
