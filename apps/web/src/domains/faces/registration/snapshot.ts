/** Pixels on the longer side, as requested from the camera; a larger uploaded photo has no advantage. */
const longestSide = 640
/** spec.md section 7. */
const jpegQuality = 0.8

/** A still picture and its JPEG. */
export interface Snapshot {
  canvas: OffscreenCanvas
  jpeg: Blob
}

async function draw(source: CanvasImageSource, width: number, height: number): Promise<Snapshot> {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures')
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return { canvas, jpeg: await canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality }) }
}

/** The current camera picture, not mirrored. */
export const snapshotOf = (video: HTMLVideoElement) => draw(video, video.videoWidth, video.videoHeight)

/** A photo file as it is sent: rotated upright, small, without metadata. */
export async function reduced(photo: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(photo)
  const { jpeg } = await draw(bitmap, bitmap.width, bitmap.height)
  bitmap.close()
  return jpeg
}
