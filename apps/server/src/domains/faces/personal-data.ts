import { faceDescriptor, programText, registeredPhoto } from '#domains/personal-data/reasons.ts'
import { type DomainData, deleteRows, keepRows } from '#domains/personal-data/table-data.ts'

const resemblance = 'It is about another person’s registration, which resembled this face.'

export const faceData: DomainData = {
  face_probes: {
    person: 'person_id',
    export: { folder: 'face' },
    notExported: { frames: faceDescriptor },
    erase: [deleteRows('face')],
  },
  face_profiles: {
    person: 'person_id',
    export: { folder: 'face' },
    notExported: { descriptor: faceDescriptor, photo: registeredPhoto },
    erase: [deleteRows('face', { files: ['photo'] })],
  },
  face_reviews: {
    person: 'person_id',
    export: { folder: 'face' },
    notExported: {
      descriptor: faceDescriptor,
      photo: registeredPhoto,
      resembles_id: resemblance,
      similarity: resemblance,
    },
    erase: [
      deleteRows('face', { files: ['photo'] }),
      keepRows('resemblances', {
        where: 't.resembles_id = $me',
        set: { resembles_id: 'null', similarity: 'null' },
      }),
    ],
  },
  consents: {
    person: 'person_id',
    export: { folder: 'face' },
    erase: [keepRows('consents')],
    namesNobody: { version: programText },
  },
  face_deletions: {
    person: 'person_id',
    export: { folder: 'face' },
    erase: [keepRows('consents')],
    namesNobody: { deleted: programText },
  },
}
