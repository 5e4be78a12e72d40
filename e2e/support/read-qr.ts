import type { Locator } from '@playwright/test'
import jsqr from 'jsqr'
import sharp from 'sharp'

/** Reads a QR code on the screen, as a phone would. */
export async function readQr(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const read = jsqr.default(new Uint8ClampedArray(data), info.width, info.height)
  if (!read) throw new Error('no QR code can be read')
  return read.data
}
