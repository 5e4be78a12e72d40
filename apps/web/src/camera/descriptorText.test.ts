import { descriptor } from '@campanile/contract/faces/faces.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { descriptorText } from './descriptorText.ts'

const descriptors = fc
  .array(fc.float({ noNaN: true, noDefaultInfinity: true }), { minLength: 128, maxLength: 128 })
  .map((values) => Float32Array.from(values))

it('produces text that the contract accepts, and returns every number', () => {
  fc.assert(
    fc.property(descriptors, (values) => {
      const text = descriptor.parse(descriptorText(values))
      const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
      const back = Array.from({ length: 128 }, (_, index) =>
        new DataView(bytes.buffer).getFloat32(index * 4, true),
      )
      expect(back.every((value, index) => Object.is(value, values[index]))).toBe(true)
    }),
  )
})
