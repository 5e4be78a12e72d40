/** The centre of a square, as shares of width and height, and how much smaller than the largest one it is. */
export interface Crop {
  x: number
  y: number
  zoom: number
}

interface Size {
  width: number
  height: number
}

/** The chosen square in whole pixels, moved inside the picture where it would stand out. */
export function squareOf({ width, height }: Size, { x, y, zoom }: Crop) {
  const side = Math.max(1, Math.floor(Math.min(width, height) / zoom))
  const start = (at: number, length: number) =>
    Math.round(Math.min(Math.max(at * length - side / 2, 0), length - side))
  return { left: start(x, width), top: start(y, height), width: side, height: side }
}
