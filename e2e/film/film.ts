import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { type FilmPersonName, filmPeople } from './people.ts'
import { seededRandom } from './random.ts'
import { FRAME, render, type Shot, type Subject, subjectOf } from './scene.ts'

/** Chromium plays films at 30 frames per second, so each rendered frame is stored three times. */
const RENDERED_PER_SECOND = 10
const COPIES = 3
/** Seconds for moving from one pose to the next. */
const GLIDE = 0.3

/** The poses: how far the nose moves to the side and the lips open, in eye distances. */
const poses = {
  frontal: { turn: 0, gap: 0 },
  'turn-left': { turn: 0.5, gap: 0 },
  'turn-right': { turn: -0.5, gap: 0 },
  'open-mouth-turn': { turn: 0.5, gap: 0.35 },
} as const

/** One pose and its duration. Left and right are the person's own. */
export type FilmStep = { readonly show: keyof typeof poses; readonly seconds: number }

/**
 * All movements that a face check can ask for except the smile, repeated, and slow enough for a busy machine.
 */
export const everyAction: readonly FilmStep[] = [
  { show: 'frontal', seconds: 4 },
  { show: 'turn-left', seconds: 3 },
  { show: 'frontal', seconds: 4 },
  { show: 'turn-right', seconds: 3 },
  { show: 'frontal', seconds: 4 },
  { show: 'open-mouth-turn', seconds: 3 },
]

/** Sitting still, as for registration. */
export const sittingStill: readonly FilmStep[] = [{ show: 'frontal', seconds: 8 }]

/** The scene to film. */
export type Film = {
  /** The person in the film; null is an empty room. */
  readonly person: FilmPersonName | null
  /**
   * Another seed gives another recording, with other light, position and small movements. Use a seed once per
   * person and server: the film is the same each time, so a second check-in with it counts as a replay.
   */
  readonly seed: number
  /** The steps in order. Chromium repeats the film when it ends. */
  readonly script: readonly FilmStep[]
}

/** The pose at this time, with a gradual change from the previous one. The first follows the last. */
function poseAt(script: readonly FilmStep[], time: number): { turn: number; gap: number } {
  let start = 0
  let before = poses[script.at(-1)?.show ?? 'frontal']
  for (const { show, seconds } of script) {
    const pose = poses[show]
    if (time < start + seconds) {
      const share = Math.min(1, (time - start) / GLIDE)
      return {
        turn: before.turn + (pose.turn - before.turn) * share,
        gap: before.gap + (pose.gap - before.gap) * share,
      }
    }
    before = pose
    start += seconds
  }
  return before
}

/** A smooth, non-repeating movement between -1 and 1. */
function sway(random: () => number): (time: number) => number {
  const waves = [1.3, 2.9, 5.3].map((speed) => ({
    speed: speed * (0.8 + random() * 0.4),
    phase: random() * 7,
  }))
  return (time) =>
    waves.reduce((sum, { speed, phase }) => sum + Math.sin(time * speed + phase), 0) / waves.length
}

/** The fixed values of a recording, and small movements around them. */
function sitting(random: () => number): (pose: { turn: number; gap: number }, time: number) => Shot {
  const between = (from: number, to: number) => from + random() * (to - from)
  const place = {
    x: between(-20, 20),
    y: between(-12, 12),
    scale: between(0.95, 1.08),
    lean: between(-0.04, 0.04),
  }
  const brightness = between(0.8, 1.12)
  const tint = [between(0.95, 1.05), between(0.98, 1.02), between(0.95, 1.05)] as const
  const sways = {
    turn: sway(random),
    x: sway(random),
    y: sway(random),
    scale: sway(random),
    lean: sway(random),
    light: sway(random),
  }
  return ({ turn, gap }, time) => {
    const light = brightness * (1 + 0.04 * sways.light(time))
    return {
      turn: turn + 0.05 * sways.turn(time),
      gap,
      x: place.x + 7 * sways.x(time),
      y: place.y + 5 * sways.y(time),
      scale: place.scale * (1 + 0.03 * sways.scale(time)),
      lean: place.lean + 0.03 * sways.lean(time),
      light: [light * tint[0], light * tint[1], light * tint[2]],
    }
  }
}

/** Sensor noise for three frames, so that each frame can start at a different offset. */
function sensorNoise(random: () => number): Int8Array {
  return Int8Array.from(
    { length: FRAME.width * FRAME.height * 3 },
    () => (random() + random() + random() - 1.5) * 9,
  )
}

async function rendered(subject: Subject | null, { seed, script }: Film): Promise<Buffer> {
  const random = seededRandom(seed)
  const shotAt = sitting(random)
  const noise = sensorNoise(random)
  const seconds = script.reduce((sum, step) => sum + step.seconds, 0)
  const frames: Buffer[] = []
  for (let index = 0; index < seconds * RENDERED_PER_SECOND; index++) {
    const time = index / RENDERED_PER_SECOND
    const grain = noise.subarray(Math.floor((random() * noise.length * 2) / 3))
    const pixels = render(subject, shotAt(poseAt(script, time), time), grain)
    const jpeg = await sharp(pixels, { raw: { ...FRAME, channels: 3 } })
      .jpeg({ quality: 85, chromaSubsampling: '4:2:0' })
      .toBuffer()
    frames.push(...Array<Buffer>(COPIES).fill(jpeg))
  }
  return Buffer.concat(frames)
}

/** A cache key that changes with the film's script and with the code that renders it. */
async function keyOf(film: Film): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(film))
  const sources = (await readdir(import.meta.dirname)).filter((name) => !name.endsWith('.e2e.ts')).sort()
  for (const name of sources) hash.update(await readFile(join(import.meta.dirname, name)))
  return hash.digest('hex').slice(0, 24)
}

/**
 * Makes a film for Chromium's fake camera: a plain sequence of JPEGs, 640 x 480. Films are cached in the
 * temporary folder.
 *
 * @returns the path of the .mjpeg file, for `launchChromium({ film })`
 */
export async function makeFilm(film: Film): Promise<string> {
  const folder = join(tmpdir(), 'campanile-films')
  const file = join(folder, `${await keyOf(film)}.mjpeg`)
  if (existsSync(file)) return file
  await mkdir(folder, { recursive: true })
  const frames = await rendered(film.person && (await subjectOf(filmPeople[film.person])), film)
  // Written under a temporary name and renamed, because two tests may make the same film at once.
  const unfinished = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  await writeFile(unfinished, frames)
  await rename(unfinished, file)
  return file
}
