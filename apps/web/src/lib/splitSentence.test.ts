import { mitigationMessages, myMitigationMessages } from '@campanile/contract/mitigation/mitigation-words.ts'
import { expect, test } from 'vitest'
import { splitSentence } from './splitSentence.ts'

test('the title ends at the colon, or with the exclamation mark', () => {
  expect(splitSentence('Request Updated: Mitigation request has been approved')).toEqual({
    title: 'Request Updated',
    between: ': ',
    message: 'Mitigation request has been approved',
  })
  expect(splitSentence(mitigationMessages.submitted).title).toBe('Request Submitted Successfully!')
})

test('a sentence without a title is returned as a whole', () => {
  expect(splitSentence('Failed to delete request')).toEqual({
    title: 'Failed to delete request',
    between: '',
    message: '',
  })
})

test('no letter of the specification’s sentences is lost', () => {
  const sentences = [...Object.values(mitigationMessages), ...Object.values(myMitigationMessages)]
  for (const sentence of sentences) {
    if (typeof sentence !== 'string') continue
    const { title, between, message } = splitSentence(sentence)
    expect(title + between + message).toBe(sentence)
  }
})
