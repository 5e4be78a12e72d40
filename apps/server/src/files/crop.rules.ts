/**
 * The centre of a square, as fractions of width and height, and how much smaller it is than the largest one.
 */
export interface Crop {
  x: number
  y: number
  zoom: number
}

interface Size {
  width: number
  height: number
}

/** The selected square in whole pixels, moved so that it lies inside the picture. */
export function cropSquare({ width, height }: Size, { x, y, zoom }: Crop) {
  const side = Math.max(1, Math.floor(Math.min(width, height) / zoom))
  const start = (at: number, length: number) =>
    Math.round(Math.min(Math.max(at * length - side / 2, 0), length - side))
  return { left: start(x, width), top: start(y, height), width: side, height: side }
}
