import type { PhotoCrop } from '@campanile/contract/people/people-photos.ts'

/** Width over height of a picture. */
type Shape = number

/** How wide and high the picture is shown, in sides of the square that is cut from it. */
export function shownSize(shape: Shape, { zoom }: PhotoCrop) {
  return { width: Math.max(shape, 1) * zoom, height: Math.max(1 / shape, 1) * zoom }
}

const within = (at: number, length: number) => {
  const half = 1 / (2 * length)
  return Math.min(Math.max(at, half), 1 - half)
}

/** The same crop with its square inside the picture. */
export function fitted(shape: Shape, crop: PhotoCrop): PhotoCrop {
  const { width, height } = shownSize(shape, crop)
  return { ...crop, x: within(crop.x, width), y: within(crop.y, height) }
}

/** Moves the view by a share of the square's side: the picture follows the pointer. */
export function moved(shape: Shape, crop: PhotoCrop, by: { x: number; y: number }): PhotoCrop {
  const { width, height } = shownSize(shape, crop)
  return fitted(shape, { ...crop, x: crop.x - by.x / width, y: crop.y - by.y / height })
}
