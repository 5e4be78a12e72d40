import { expect, it } from 'vitest'
import { facePhotoUrl, photoUrl } from './photo-url.ts'

const person = '0199a000-0000-7000-8000-000000000001'
const [first, second] = [
  'photos/0199aaaa-0000-7000-8000-00000000000a.jpg',
  'photos/0199aaaa-0000-7000-8000-00000000000b.jpg',
]

it('belongs to the person, changes with the photo and does not reveal where it is stored', () => {
  expect(photoUrl(person, null)).toBeNull()
  expect(photoUrl(person, first)).toBe(`/api/people/${person}/photo?v=000000000a`)
  expect(photoUrl(person, first)).not.toBe(photoUrl(person, second))
  expect(facePhotoUrl(person, first)).toBe(`/api/faces/${person}/photo?v=000000000a`)
})
