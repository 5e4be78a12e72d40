import { expect, test } from 'vitest'
import { photoProblem } from './photoFile.ts'

const megabyte = 1024 * 1024

test('pictures up to 10 MB are accepted', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp']) {
    expect(photoProblem({ type, size: 10 * megabyte })).toBeUndefined()
  }
})

test('files that are too large or not pictures are rejected before they are sent', () => {
  expect(photoProblem({ type: 'image/png', size: 10 * megabyte + 1 })).toContain('10 MB')
  expect(photoProblem({ type: 'application/pdf', size: 1 })).toContain('JPEG')
  expect(photoProblem({ type: 'image/svg+xml', size: 1 })).toContain('JPEG')
  expect(photoProblem({ type: '', size: 1 })).toContain('JPEG')
})
