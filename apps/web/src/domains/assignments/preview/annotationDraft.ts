import type { Annotation } from '@campanile/contract/assignments/annotations.ts'

/** A comment that is written: a new one at a point of a page, or an existing one. */
export type AnnotationDraft = Pick<Annotation, 'page' | 'x' | 'y'> &
  Partial<Pick<Annotation, 'id' | 'text' | 'version'>>
