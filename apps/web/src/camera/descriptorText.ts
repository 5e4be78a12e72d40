import { bytesToBase64 } from '#lib/base64.ts'

/** A descriptor as the API takes it: base64 of its 32-bit floats, little-endian. */
export function descriptorText(descriptor: Float32Array): string {
  const view = new DataView(new ArrayBuffer(descriptor.length * 4))
  for (const [index, value] of descriptor.entries()) view.setFloat32(index * 4, value, true)
  return bytesToBase64(new Uint8Array(view.buffer))
}
