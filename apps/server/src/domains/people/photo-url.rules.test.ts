import { expect, it } from 'vitest'
import { facePhotoUrl, photoUrl } from './photo-url.ts'

const person = '0199a000-0000-7000-8000-000000000001'
const [first, second] = [
  'photos/0199aaaa-0000-7000-8000-00000000000a.jpg',
  'photos/0199aaaa-0000-7000-8000-00000000000b.jpg',
]

it('is the person’s, changes with the photo and tells nothing of where it lies', () => {
  expect(photoUrl(person, null)).toBeNull()
  expect(photoUrl(person, first)).toBe(`/api/people/${person}/photo?v=000000000a`)
  expect(photoUrl(person, first)).not.toBe(photoUrl(person, second))
  expect(facePhotoUrl(person, first)).toBe(`/api/faces/${person}/photo?v=000000000a`)
})
