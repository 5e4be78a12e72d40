import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byteReader } from './byte-reader.ts'

/** The same bytes, split at these places. */
async function* cut(bytes: Buffer, sizes: number[]) {
  let at = 0
  for (const size of sizes) {
    yield bytes.subarray(at, at + size)
    at += size
  }
  yield bytes.subarray(at)
}

it('reads lines and counted bytes correctly, however the stream is split into chunks', async () => {
  const entries = fc.array(
    fc.record({ line: fc.stringMatching(/^[ -~é]{0,40}$/), bytes: fc.uint8Array({ maxLength: 90 }) }),
  )
  await fc.assert(
    fc.asyncProperty(entries, fc.array(fc.nat(30)), async (written, sizes) => {
      const whole = Buffer.concat(
        written.flatMap(({ line, bytes }) => [Buffer.from(`${line}\n`), Buffer.from(bytes)]),
      )
      const reader = byteReader(cut(whole, sizes))
      for (const { line, bytes } of written) {
        expect(await reader.line()).toBe(line)
        const taken: Buffer[] = []
        for await (const piece of reader.take(bytes.length)) taken.push(piece)
        expect(Buffer.concat(taken)).toEqual(Buffer.from(bytes))
      }
      expect(await reader.line()).toBeUndefined()
    }),
  )
})

it('reports a stream that ends too early', async () => {
  const reader = () => byteReader(cut(Buffer.from('one\ntwo'), []))
  const first = reader()
  await first.line()
  await expect(first.line()).rejects.toThrow('cut off')
  await expect(async () => {
    for await (const _ of reader().take(9));
  }).rejects.toThrow('cut off')
})
