import { expect, it } from 'vitest'
import { reviewSentence } from './review-words.ts'

const resembles = 'Your face resembles one registered for someone else, so an admin compares the two photos.'

it('gives the most important reason, what applies until then, and what happens next', () => {
  expect(reviewSentence(['uploaded', 'first-registration', 'resembles-another'], false)).toBe(
    `${resembles} Until then, check in without your face. You’ll be notified of the decision. If the photo isn’t accepted, it is deleted and you can register again.`,
  )
  expect(reviewSentence(['uploaded', 'first-registration'], true)).toBe(
    'A photo from a file doesn’t show who sent it, so an admin checks it. Until then, your earlier face counts. You’ll be notified of the decision. If the photo isn’t accepted, it is deleted and you can register again.',
  )
  expect(reviewSentence(['first-registration'], false)).toMatch(
    /^An admin checks every first registration\. /,
  )
})
