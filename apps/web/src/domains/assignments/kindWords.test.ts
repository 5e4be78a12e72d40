import { workExtensions, workKinds } from '@campanile/contract/assignments/work-kinds.ts'
import { expect, test } from 'vitest'
import { kindsWords } from './kindWords.ts'

test('kinds are listed as people do: whole groups by name, others by their endings', () => {
  expect(kindsWords(['pdf'])).toBe('PDF')
  expect(kindsWords(['docx', 'pdf', 'png'])).toBe('PDF, DOCX and PNG')
  expect(kindsWords([...workKinds.code, ...workKinds.slides, 'zip'])).toBe(
    'Slides (PPT, PPTX, ODP), ZIP and Source code',
  )
})

test('every kind is in one group alone', () => {
  expect(new Set(workExtensions).size).toBe(workExtensions.length)
})
