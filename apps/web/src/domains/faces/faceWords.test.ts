import { expect, it } from 'vitest'
import { createTimeFormat } from '#lib/time.ts'
import { leadOf } from './faceWords.ts'
import { receiptLine } from './receiptLine.ts'

it('finds the lead of a paragraph', () => {
  expect(leadOf('How long: until you delete it: at any time.')).toEqual({
    lead: 'How long:',
    rest: 'until you delete it: at any time.',
  })
})

it('does not change a paragraph without a lead', () => {
  const plain = 'You do not have to agree. If you agree now, this holds: you can change your mind.'
  expect(leadOf(plain)).toEqual({ lead: null, rest: plain })
})

it('puts a receipt on one line in the institution’s time zone', () => {
  const receipt = { id: '42', deletedAt: '2026-11-21T02:37:31.000Z', deleted: ['The numbers', 'The photo'] }
  expect(receiptLine(receipt, 'noor@campus.test', createTimeFormat('Asia/Colombo'))).toBe(
    'Receipt 42. Deleted for noor@campus.test on 21 November 2026, 08:07:31 (Asia/Colombo): The numbers; The photo.',
  )
})
