import { anything, assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { draftIn, forgetDraft, keepDraft, readRequestDraft } from './draft.ts'
import { emptyRequest } from './requestForm.ts'

const values = { ...emptyRequest, title: 'Flu', requestedExtension: 5 as const, sessionIds: ['one'] }

test('a draft is restored as it was saved, only for the student who typed it', () => {
  const draft = { requestId: crypto.randomUUID(), values, signedOut: false }
  keepDraft('ana', draft)
  expect(readRequestDraft('ana')).toEqual(draft)
  expect(readRequestDraft('ben').values).toEqual(emptyRequest)
  forgetDraft('ana')
  expect(readRequestDraft('ana').values).toEqual(emptyRequest)
})

test('a draft of an older form keeps the values that are still valid', () => {
  const stored = JSON.stringify({
    requestId: 'x',
    values: { title: 'Flu', sessionIds: 'one', colour: 'red' },
  })
  expect(draftIn(stored)?.values).toEqual({ ...emptyRequest, title: 'Flu' })
})

test('invalid stored data never breaks the form', () => {
  expect(draftIn(null)).toBeUndefined()
  assert(property(string(), (stored) => draftIn(stored) === undefined))
  assert(
    property(anything(), (kept) => {
      const draft = draftIn(JSON.stringify({ requestId: 'x', values: kept }) ?? null)
      return draft === undefined || Object.keys(draft.values).length === Object.keys(emptyRequest).length
    }),
  )
})
