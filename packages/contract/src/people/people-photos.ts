import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { everyone } from '../roles.ts'
import { onTopics } from '../topics.ts'
import { bounded, id, nothing } from '../values.ts'
import { person } from './people.ts'

const share = z._default(z.coerce.number().check(z.minimum(0), z.maximum(1)), 0.5)

/** The part of a picture to keep: the centre of the square, and the zoom. */
const photoCrop = z.object({
  x: share,
  y: share,
  zoom: z._default(z.coerce.number().check(z.minimum(1), z.maximum(4)), 1),
})
export type PhotoCrop = z.infer<typeof photoCrop>

const myPhoto = z.object({ profileImage: z.nullable(z.string()) })

const onePerson = z.object({ personId: id })

export const peoplePhotos = onTopics(['people'], {
  replacePersonPhoto: op({
    method: 'PUT',
    path: '/people/{personId}/photo',
    kind: 'upload',
    bodyLimit: 10 * 1024 * 1024,
    roles: ['admin'],
    summary: 'Set a person’s profile photo (JPEG, PNG or WebP, at most 10 MB)',
    input: onePerson,
    output: person,
    errors: ['invalid-image', 'too-large', 'edit-conflict'],
  }),
  removePersonPhoto: op({
    method: 'DELETE',
    path: '/people/{personId}/photo',
    roles: ['admin'],
    summary: 'Remove a person’s profile photo',
    input: onePerson,
    output: person,
    errors: ['edit-conflict'],
  }),
  replaceMyPhoto: op({
    method: 'PUT',
    path: '/my-photo',
    kind: 'upload',
    bodyLimit: 10 * 1024 * 1024,
    roles: everyone,
    access: 'own',
    summary: 'Set your profile photo (JPEG, PNG or WebP, at most 10 MB), optionally cropped to a square',
    input: photoCrop,
    output: myPhoto,
    errors: ['invalid-image', 'too-large', 'edit-conflict'],
  }),
  removeMyPhoto: op({
    method: 'DELETE',
    path: '/my-photo',
    roles: everyone,
    access: 'own',
    summary: 'Remove your profile photo',
    input: nothing,
    output: myPhoto,
    errors: ['edit-conflict'],
  }),
  readPersonPhoto: op({
    method: 'GET',
    path: '/people/{personId}/photo',
    kind: 'file',
    roles: everyone,
    access: 'own-or-class',
    summary: 'Get a profile photo: for admins, its owner, and lecturers of the student',
    input: z.object({ personId: id, v: z.optional(z.string().check(bounded(40))) }),
    output: nothing,
  }),
})
