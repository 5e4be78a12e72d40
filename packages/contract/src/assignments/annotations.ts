import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { id, instant, text, version, versionInAddress } from '../values.ts'

/** The most annotations on one file. */
export const maxAnnotations = 200
/** The highest page that can be annotated. */
export const maxAnnotatedPage = 2000

/** A position on a page, as a share of its width or height from the top left corner. */
const share = z.number().check(z.minimum(0), z.maximum(1))

export const annotation = z.object({
  id,
  fileId: id,
  /** From 1. */
  page: z.int(),
  x: z.number(),
  y: z.number(),
  text: z.string(),
  author: z.string(),
  updatedAt: instant,
  version: z.int(),
})
export type Annotation = z.infer<typeof annotation>

const runners = ['admin', 'lecturer'] as const
const ofStudent = { assignmentId: id, studentId: id }
const ofOne = { ...ofStudent, annotationId: id }
const list = z.object({ items: z.array(annotation), can: z.object({ annotate: z.boolean() }) })

export const annotations = onTopics(['assignments'], {
  listAnnotations: op({
    method: 'GET',
    path: '/assignments/{assignmentId}/students/{studentId}/annotations',
    roles: ['admin', 'lecturer', 'student'],
    access: 'own-or-class',
    summary: 'List the annotations on a student’s work; for the student only once it is returned',
    input: z.object(ofStudent),
    output: list,
  }),
  addAnnotation: op({
    method: 'POST',
    path: '/assignments/{assignmentId}/students/{studentId}/annotations',
    roles: runners,
    access: 'class',
    summary: `Add a comment at a point of a PDF file (at most ${maxAnnotations} each); repeating the request is safe`,
    input: z.object({
      ...ofOne,
      fileId: id,
      page: z.int().check(z.minimum(1), z.maximum(maxAnnotatedPage)),
      x: share,
      y: share,
      text: text(2000),
    }),
    output: list,
    errors: ['marks-locked', 'too-many-comments'],
  }),
  updateAnnotation: op({
    method: 'PATCH',
    path: '/assignments/{assignmentId}/students/{studentId}/annotations/{annotationId}',
    roles: runners,
    access: 'class',
    summary: 'Change the text of an annotation',
    input: z.object({ ...ofOne, version, text: text(2000) }),
    output: list,
    errors: ['marks-locked', 'edit-conflict'],
  }),
  deleteAnnotation: op({
    method: 'DELETE',
    path: '/assignments/{assignmentId}/students/{studentId}/annotations/{annotationId}',
    roles: runners,
    access: 'class',
    summary: 'Delete an annotation',
    input: z.object({ ...ofOne, version: versionInAddress }),
    output: list,
    errors: ['marks-locked', 'edit-conflict'],
  }),
})
