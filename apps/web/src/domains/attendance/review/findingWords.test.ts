import type { FindingSide } from '@campanile/contract/attendance-review.ts'
import { expect, test } from 'vitest'
import { findingTitle } from './findingWords.ts'

const side = (studentId: string) => ({ studentId, studentName: `Student ${studentId}` }) as FindingSide

test('says what was found', () => {
  expect(findingTitle({ kind: 'two-places', sides: [side('ana'), side('ana')] })).toBe(
    'Student ana was in two places at once',
  )
  expect(findingTitle({ kind: 'shared-device', sides: [side('ana'), side('ben'), side('ana')] })).toBe(
    'One device checked in 2 students',
  )
})
