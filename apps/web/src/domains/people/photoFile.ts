import { peoplePhotos } from '@campanile/contract/people/people-photos.ts'
import { m } from './messages.ts'

/** The formats that the server accepts (its `replacePersonPhoto`). */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp']
const largest = peoplePhotos.replacePersonPhoto.bodyLimit ?? 0

/** Why a file will not do as a photo, before it is sent; undefined when it may. */
export function photoProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!photoTypes.includes(type)) return m.selectAPicture()
  if (size > largest) return m.pictureIsTooLarge()
  return undefined
}
