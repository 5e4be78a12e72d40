import fc from 'fast-check'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { AppError } from '#http/app-error.ts'
import { boundedPicture, squarePicture } from './picture.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#406080' } })
const readSize = async (bytes: Buffer) => {
  const { width, height, format } = await sharp(bytes).metadata()
  return { width, height, format }
}

it('makes squares, and pictures that fit within bounds without being enlarged', async () => {
  const wide = await picture(900, 300).png().toBuffer()
  expect(await readSize(await squarePicture(wide, 320))).toEqual({ width: 320, height: 320, format: 'jpeg' })
  expect(await readSize(await boundedPicture(wide, 640, 480))).toEqual({
    width: 640,
    height: 213,
    format: 'jpeg',
  })
  const small = await picture(30, 20).webp().toBuffer()
  expect(await readSize(await boundedPicture(small, 640, 480))).toEqual({
    width: 30,
    height: 20,
    format: 'jpeg',
  })
})

it('rejects everything that is not a picture with the same error', async () => {
  const whole = await picture(40, 40).jpeg().toBuffer()
  const starts = [
    Buffer.alloc(0),
    Buffer.from([0xff, 0xd8, 0xff]),
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    Buffer.from('RIFF....WEBP'),
  ]
  const bytes = fc.oneof(
    fc
      .tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 400 }))
      .map((parts) => Buffer.concat(parts)),
    fc.nat(whole.length - 1).map((end) => whole.subarray(0, end)),
    fc.tuple(fc.nat(whole.length - 1), fc.nat(255)).map(([at, value]) => {
      const damaged = Buffer.from(whole)
      damaged[at] = value
      return damaged
    }),
  )
  await fc.assert(
    fc.asyncProperty(bytes, async (given) => {
      const answer = await squarePicture(given, 8).catch((error) => error)
      if (Buffer.isBuffer(answer))
        expect(await readSize(answer)).toEqual({ width: 8, height: 8, format: 'jpeg' })
      else expect(answer).toMatchObject({ code: 'invalid-image', constructor: AppError })
    }),
    { numRuns: 150 },
  )
})
