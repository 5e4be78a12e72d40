import { faceDescriptor, registeredPhoto, storedFile } from '#domains/personal-data/reasons.ts'
import type { DomainData } from '#domains/personal-data/table-data.ts'

export const peopleData: DomainData = {
  // Erasing replaces the row's values in `pseudonymise`.
  people: {
    person: 'id',
    export: { folder: 'account', file: { key: 'profile_image', name: 'profile_image' } },
    notExported: { face_descriptor: faceDescriptor, face_photo: registeredPhoto, profile_image: storedFile },
  },
}
