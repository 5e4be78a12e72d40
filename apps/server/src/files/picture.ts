import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '#http/app-error.ts'
import { servedClient } from '#platform/client.ts'
import { createFairQueue } from '#platform/fair-queue.ts'
import { type Crop, cropSquare } from './crop.rules.ts'

// Files kept open would still use disk space after they are removed, and no picture is read twice.
sharp.cache(false)
// One thread per picture: more would take them from requests.
sharp.concurrency(1)

/**
 * Uses one of Node's four threads; two others hash passwords. A picture of 40 megapixels takes half a second.
 */
const queue = createFairQueue({ atOnce: 1, perClient: 4, total: 128 })

const readable = ['image/jpeg', 'image/png', 'image/webp']
/** A few kilobytes can decompress to gigabytes, so the size is checked before decoding. */
const maxPixels = 40_000_000
/**
 * For pictures that are only shown on people's own screens. The largest that phones take; anything larger is
 * not a photo.
 */
const maxShownPixels = 250_000_000

/**
 * Re-encodes an uploaded picture as a square JPEG, so that the stored file contains no metadata and nothing
 * unexpected.
 */
export async function squarePicture(bytes: Buffer, side: number): Promise<Buffer> {
  return reencode(bytes, (picture) => picture.resize(side, side, { fit: 'cover', position: 'attention' }))
}

/** The same, for the square that the person selected. */
export async function croppedPicture(bytes: Buffer, side: number, crop: Crop): Promise<Buffer> {
  return reencode(bytes, async (picture) => {
    const { autoOrient } = await picture.metadata()
    return picture.extract(cropSquare(autoOrient, crop)).resize(side, side)
  })
}

/** Re-encodes a photo as a JPEG at most `width` by `height`. */
export async function boundedPicture(bytes: Buffer, width: number, height: number): Promise<Buffer> {
  return reencode(bytes, (picture) =>
    picture.resize(width, height, { fit: 'inside', withoutEnlargement: true }),
  )
}

/** Whether the header of a picture file is readable and its size is within our limit. */
export async function isBoundedPicture(path: string): Promise<boolean> {
  const header = await sharp(path, { limitInputPixels: maxShownPixels, failOn: 'error' })
    .metadata()
    .catch(() => undefined)
  return header !== undefined && header.width * header.height <= maxShownPixels
}

async function reencode(bytes: Buffer, change: (picture: Sharp) => Sharp | Promise<Sharp>): Promise<Buffer> {
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !readable.includes(type.mime)) throw new AppError('invalid-image')
  const { key, hasLeft } = servedClient()
  return queue.run(
    key,
    () => unpackAndPack(bytes, change),
    () => !hasLeft(),
  )
}

async function unpackAndPack(bytes: Buffer, change: (picture: Sharp) => Sharp | Promise<Sharp>) {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).rotate()
  try {
    return await (await change(picture)).jpeg({ quality: 85 }).toBuffer()
  } catch (cause) {
    throw new AppError('invalid-image', { cause })
  }
}
