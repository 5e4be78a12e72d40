import { expect, test } from 'vitest'
import { reviewReasons } from './reviewWords.ts'

const noor = { userId: 'p', userName: 'Noor Al-Sayed', imageUrl: '/photo', similarity: 0.714 }

test('states every reason, and names the person whose face is similar', () => {
  const reasons = reviewReasons({ reasons: ['uploaded', 'resembles-another'], resembles: noor })
  expect(reasons).toEqual([
    'The photo was uploaded, not taken live with the camera.',
    'The face resembles that of Noor Al-Sayed (similarity 0.71).',
  ])
})

test('the other person may have been deleted by then', () => {
  expect(reviewReasons({ reasons: ['resembles-another'], resembles: null })[0]).toContain('another person')
})
