import { expect, test } from 'vitest'
import { anonymousScanWords } from './anonymousScanWords.ts'

test('states the number of scans and networks', () => {
  expect(anonymousScanWords({ accepted: 1, networks: 1, mostFromOneNetwork: 1 })).toBe(
    '1 scan from one network',
  )
  expect(anonymousScanWords({ accepted: 1240, networks: 3, mostFromOneNetwork: 900 })).toBe(
    '1,240 scans from 3 networks, at most 900 from one',
  )
})
