import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { unopened, unturned } from './head.ts'
import type { FilmPerson } from './people.ts'

/** The camera's resolution in pixels, as the product requests it. */
export const FRAME = { width: 640, height: 480 } as const

/** The distance between the eyes in pixels at scale 1, which makes the face about 200 pixels wide. */
const EYE_DISTANCE = 70
/** The position of the middle of the face, and how far it is below the eyes, in eye distances. */
const MIDDLE = { x: 320, y: 255 }
const BELOW_EYES = 0.4

/** How far from the middle of the face head and shoulders reach, in eye distances. */
const HEAD_END = 1.8

/** Red, green, blue. */
type Colour = readonly [number, number, number]

const INSIDE_MOUTH: Colour = [58, 18, 20]

/** The parameters of one frame. */
export type Shot = {
  /** How far the nose moves to the right of the picture (the person's left), in eye distances. */
  readonly turn: number
  /** How far the lips are apart, in eye distances. */
  readonly gap: number
  /** The head's offset from the middle in pixels, its scale, and its tilt in radians. */
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly lean: number
  /** Factors for red, green and blue. */
  readonly light: Colour
}

/** A person in front of the camera. */
export type Subject = {
  readonly person: FilmPerson
  /** The picture as RGB bytes, row by row. */
  readonly pixels: Buffer
  readonly width: number
  readonly height: number
}

const pictures = join(
  dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')),
  'demo',
)

/** Loads a person's picture. */
export async function subjectOf(person: FilmPerson): Promise<Subject> {
  const { data, info } = await sharp(join(pictures, person.picture))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { person, pixels: data, width: info.width, height: info.height }
}

/** A plain wall in even light, lighter at the top left: RGB row by row. */
const wall: Float32Array = (() => {
  const colours = new Float32Array(FRAME.width * FRAME.height * 3)
  for (let at = 0, pixel = 0; at < colours.length; at += 3, pixel++) {
    const light = 150 - (pixel % FRAME.width) * 0.06 - Math.floor(pixel / FRAME.width) * 0.09
    colours.set([light * 1.02, light, light * 0.94], at)
  }
  return colours
})()

/** How much of the wall the person hides at this point, 0 to 1: head and shoulders, with a soft edge. */
function cover(x: number, y: number): number {
  const above = Math.min(0, y + 0.2) * 0.72
  const fromMiddle = x * x + above * above
  if (fromMiddle >= HEAD_END ** 2) return 0
  const inside = Math.min(1, (HEAD_END - Math.sqrt(fromMiddle)) / 0.35)
  return inside * inside * (3 - 2 * inside)
}

/** Writes the interpolated colour of the picture at this point. Returns false outside the picture. */
function readColour({ pixels, width, height }: Subject, x: number, y: number, colour: Float64Array): boolean {
  if (!(x >= 0 && y >= 0 && x < width - 1 && y < height - 1)) return false
  const left = Math.floor(x)
  const top = Math.floor(y)
  const right = x - left
  const down = y - top
  const at = (top * width + left) * 3
  const below = at + width * 3
  for (let channel = 0; channel < 3; channel++) {
    const upper = pixels[at + channel]! * (1 - right) + pixels[at + 3 + channel]! * right
    const lower = pixels[below + channel]! * (1 - right) + pixels[below + 3 + channel]! * right
    colour[channel] = upper * (1 - down) + lower * down
  }
  return true
}

/**
 * Writes the colour of a person at a point of the head (in eye distances from the middle of the face).
 * Returns false outside the picture. The colour is written, not returned, because this runs for every pixel.
 */
function readPerson(subject: Subject, x: number, y: number, shot: Shot, colour: Float64Array): boolean {
  const [left, right] = subject.person.eyes
  const straight = unturned(x, y, shot.turn - subject.person.yaw)
  const closed = unopened(straight, y, shot.gap)
  if (closed === null) {
    colour.set(INSIDE_MOUTH)
    return true
  }
  const acrossX = right.x - left.x
  const acrossY = right.y - left.y
  const down = closed + BELOW_EYES
  const pictureX = (left.x + right.x) / 2 + straight * acrossX - down * acrossY
  const pictureY = (left.y + right.y) / 2 + straight * acrossY + down * acrossX
  return readColour(subject, pictureX, pictureY, colour)
}

/**
 * Renders one frame as RGB bytes, row by row.
 *
 * @param subject the person; null is an empty room
 * @param grain noise added to each pixel, -128 to 127, for at least one frame
 */
export function render(subject: Subject | null, shot: Shot, grain: Int8Array): Uint8ClampedArray {
  const out = new Uint8ClampedArray(FRAME.width * FRAME.height * 3)
  const cos = Math.cos(shot.lean) / (EYE_DISTANCE * shot.scale)
  const sin = Math.sin(shot.lean) / (EYE_DISTANCE * shot.scale)
  const colour = new Float64Array(3)
  for (let row = 0, pixel = 0; row < FRAME.height; row++) {
    for (let column = 0; column < FRAME.width; column++, pixel++) {
      const fromX = column - MIDDLE.x - shot.x
      const fromY = row - MIDDLE.y - shot.y
      const x = fromX * cos + fromY * sin
      const y = fromY * cos - fromX * sin
      let share = subject ? cover(x, y) : 0
      if (subject && share > 0 && !readPerson(subject, x, y, shot, colour)) share = 0
      for (let channel = 0; channel < 3; channel++) {
        const behind = wall[pixel * 3 + channel]!
        const value = behind + (colour[channel]! - behind) * share
        out[pixel * 3 + channel] = value * shot.light[channel]! + grain[pixel]!
      }
    }
  }
  return out
}
