import { createGallery, DESCRIPTOR_LENGTH, identify } from '@campanile/face/matcher.ts'
import { type EnginePage, serveEngine } from '@campanile/face/testing/engine-page.ts'
import type {} from '@campanile/face/testing/page.ts'
import { everyAction, makeFilm } from '../e2e/film/film.ts'
import { seededRandom } from '../e2e/film/random.ts'
import { launchChromium } from '../e2e/support/chromium.ts'
import { printTable, quantile } from './table.ts'

const inputSizes = [416, 320, 224]
const framesEach = 40
const watched = 8_000
const rosterSizes = [1_000, 10_000, 100_000]

/** Time per frame in the worker, blocking of the page while the engine runs, and 1:N matching. */
export async function run(): Promise<void> {
  const film = await makeFilm({ person: 'brunette', seed: 1, script: everyAction })
  const site = await serveEngine()
  const browser = await launchChromium({ film })
  try {
    const page = await browser.newPage()
    await page.goto(site.url)
    await frames(page)
  } finally {
    await browser.close()
    await site.close()
  }
  matching()
}

const milliseconds = (value: number) => value.toFixed(1)
const median = (numbers: readonly number[]) => milliseconds(quantile(numbers, 0.5))

async function frames(page: EnginePage['page']): Promise<void> {
  const rows: (string | number)[][] = []
  for (const inputSize of inputSizes) {
    const found = await page.evaluate(measureFrames, { inputSize, framesEach, watched })
    rows.push([
      inputSize,
      median(found.detection),
      median(found.landmarks),
      median(found.pipeline),
      milliseconds(quantile(found.pipeline, 0.95)),
      found.frames,
      found.blocks.length,
    ])
  }
  process.stdout.write('Frames of 640 x 480 in the worker, milliseconds (median)\n')
  printTable(
    [
      'input',
      'detection',
      '+ landmarks',
      'whole pipeline',
      'p95',
      `in ${watched / 1000} s`,
      'blocks > 50 ms',
    ],
    rows,
  )
}

/**
 * Runs in the page. A picture of a wall measures detection alone; a camera frame also what follows for its
 * face.
 */
async function measureFrames(wanted: { inputSize: number; framesEach: number; watched: number }) {
  const { FaceEngine, camera, frameTimes, blocksWhileWatching } = window.face
  const engine = new FaceEngine({ tiny: { inputSize: wanted.inputSize } })
  await engine.load()
  const video = await camera()
  const still = await createImageBitmap(video)
  const { blocks, frames } = await blocksWhileWatching(engine, video, wanted.watched)
  for (const track of (video.srcObject as MediaStream).getTracks()) track.stop()
  const whole = { descriptor: true, expressions: true }
  const detection = await frameTimes(engine, new ImageData(640, 480), {}, wanted.framesEach)
  const landmarks = await frameTimes(engine, still, {}, wanted.framesEach)
  const pipeline = await frameTimes(engine, still, whole, wanted.framesEach)
  engine.close()
  return { detection, landmarks, pipeline, frames, blocks }
}

function matching(): void {
  const random = seededRandom(1)
  const descriptor = () => Float32Array.from({ length: DESCRIPTOR_LENGTH }, () => (random() - 0.5) / 2.3)
  const rows = rosterSizes.map((size) => {
    const people = Array.from({ length: size }, (_, row) => ({ label: `${row}`, descriptor: descriptor() }))
    const gallery = createGallery(people)
    const times = Array.from({ length: 50 }, () => {
      const probe = descriptor()
      const start = performance.now()
      identify(gallery, probe)
      return performance.now() - start
    })
    return [size, quantile(times, 0.5).toFixed(2), quantile(times, 0.95).toFixed(2)]
  })
  process.stdout.write('\nOne face against many, milliseconds\n')
  printTable(['descriptors', 'median', 'p95'], rows)
}
