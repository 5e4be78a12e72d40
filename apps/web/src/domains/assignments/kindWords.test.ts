import { workExtensions, workKinds } from '@campanile/contract/assignments/work-kinds.ts'
import { expect, test } from 'vitest'
import { kindsWords } from './kindWords.ts'

test('whole groups of file types are listed by name, others by extension', () => {
  expect(kindsWords(['pdf'])).toBe('PDF')
  expect(kindsWords(['docx', 'pdf', 'png'])).toBe('PDF, DOCX and PNG')
  expect(kindsWords([...workKinds.code, ...workKinds.slides, 'zip'])).toBe(
    'Slides (PPT, PPTX, ODP), ZIP and Source code',
  )
})

test('every file type is in exactly one group', () => {
  expect(new Set(workExtensions).size).toBe(workExtensions.length)
})
