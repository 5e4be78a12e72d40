import { canvasContext } from './canvas.ts'
import type { Point } from './frame-analysis.ts'
import { centre, eyeLineAngle } from './landmarks.ts'

/** The recognition net takes images with this many pixels a side. */
const CHIP_SIDE = 150

/** The midpoint between eyes and mouth in the chip, and their distance, as fractions of its side. */
const MIDDLE = { x: 0.5, y: 0.43 }
const EYE_TO_MOUTH = 0.45

/**
 * The position of a face in the frame: the point at the chip's centre, the chip's side in pixels of the
 * frame, the roll in radians.
 */
export type ChipPlacement = { readonly middle: Point; readonly side: number; readonly angle: number }

/**
 * Where to cut the square for the recognition net. Centre and size are those of the face library
 * (`FaceLandmarks.align` with dlib's alignment). Levelling the eyes is our addition: dlib trained the net
 * that way. Without it a roll of 15 degrees moves the descriptor by 0.40, with it by 0.10.
 *
 * @param points the 68 landmarks
 */
export function chipPlacement(points: readonly Point[]): ChipPlacement {
  const eyes = [centre(points, 36, 41), centre(points, 42, 47)] as const
  const mouth = centre(points, 48, 67)
  const toMouth = eyes.map((eye) => Math.hypot(eye.x - mouth.x, eye.y - mouth.y))
  const corners = [...eyes, mouth]
  const middle = { x: 0, y: 0 }
  for (const { x, y } of corners) {
    middle.x += x / corners.length
    middle.y += y / corners.length
  }
  const side = (toMouth[0]! + toMouth[1]!) / 2 / EYE_TO_MOUTH
  return { middle, side, angle: eyeLineAngle(points) }
}

/** Cuts the face out of the frame, upright and at the recognition net's size. */
export function faceChip(frame: OffscreenCanvas, points: readonly Point[]): OffscreenCanvas {
  const { middle, side, angle } = chipPlacement(points)
  const chip = new OffscreenCanvas(CHIP_SIDE, CHIP_SIDE)
  const context = canvasContext(chip)
  context.imageSmoothingQuality = 'high'
  context.translate(MIDDLE.x * CHIP_SIDE, MIDDLE.y * CHIP_SIDE)
  context.scale(CHIP_SIDE / side, CHIP_SIDE / side)
  context.rotate(-angle)
  context.translate(-middle.x, -middle.y)
  context.drawImage(frame, 0, 0)
  return chip
}
