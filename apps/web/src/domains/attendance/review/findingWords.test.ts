import type { FindingSide } from '@campanile/contract/attendance/attendance-review.ts'
import { expect, test } from 'vitest'
import { findingTitle } from './findingWords.ts'

const side = (studentId: string) => ({ studentId, studentName: `Student ${studentId}` }) as FindingSide

test('describes the finding', () => {
  expect(findingTitle({ kind: 'two-places', sides: [side('ana'), side('ana')] })).toBe(
    'Student ana was in two places at once',
  )
  const moved = 'scanned on one network and checked in from another'
  expect(findingTitle({ kind: 'moved-scan', sides: [side('ana')] })).toBe(`Student ana ${moved}`)
  expect(findingTitle({ kind: 'moved-scan', sides: [side('ana'), side('ben')] })).toBe(`2 students ${moved}`)
  expect(findingTitle({ kind: 'shared-device', sides: [side('ana'), side('ben'), side('ana')] })).toBe(
    'One device checked in 2 students',
  )
})
