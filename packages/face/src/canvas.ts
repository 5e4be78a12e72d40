import type { Box } from './frame-analysis.ts'
import { type Light, measureLight } from './light.ts'

/**
 * Light is measured on the region scaled to at most this many pixels a side, so that results are comparable.
 */
const LIGHT_SIDE = 128

/** The drawing context of a canvas in the worker. Throws an Error if the browser has none. */
export function canvasContext(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser gave no canvas to draw on.')
  return context
}

/** Draws the frame on a canvas, pixel by pixel. */
export function drawn(frame: ImageBitmap): OffscreenCanvas {
  const canvas = new OffscreenCanvas(frame.width, frame.height)
  canvasContext(canvas).drawImage(frame, 0, 0)
  return canvas
}

/** Measures the light in a region, cut at the frame's edges. All 0 if the region is outside. */
export function frameLight(frame: OffscreenCanvas, box: Box): Light {
  const x = Math.max(0, Math.floor(box.x))
  const y = Math.max(0, Math.floor(box.y))
  const width = Math.min(frame.width, Math.ceil(box.x + box.width)) - x
  const height = Math.min(frame.height, Math.ceil(box.y + box.height)) - y
  if (width < 3 || height < 3) return { brightness: 0, sharpness: 0 }
  const scale = Math.min(1, LIGHT_SIDE / Math.max(width, height))
  const smallWidth = Math.max(3, Math.round(width * scale))
  const smallHeight = Math.max(3, Math.round(height * scale))
  const context = canvasContext(new OffscreenCanvas(smallWidth, smallHeight))
  context.imageSmoothingQuality = 'high'
  context.drawImage(frame, x, y, width, height, 0, 0, smallWidth, smallHeight)
  return measureLight(context.getImageData(0, 0, smallWidth, smallHeight).data, smallWidth, smallHeight)
}
