import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expressionNames } from './frame-analysis.ts'
import { LANDMARK_COUNT } from './landmarks.ts'
import { DESCRIPTOR_LENGTH, distance, verify } from './matcher.ts'
import { type EnginePage, openEnginePage } from './testing/engine-page.ts'

let opened: EnginePage
const requested: string[] = []

beforeAll(async () => {
  opened = await openEnginePage()
  opened.page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await opened.page.evaluate(() => window.face.loaded())
})
afterAll(() => opened.close())

/** All faces in one of the demo pictures, from left to right. */
function peopleIn(picture: string) {
  return opened.page.evaluate(async (name) => {
    const engine = await window.face.loaded()
    const photo = await window.face.picture(`/pictures/${name}`)
    const analysis = await engine.analysePhoto(photo, { descriptor: true, expressions: true })
    return window.face.plain(analysis).faces.toSorted((a, b) => a.box.x - b.box.x)
  }, picture)
}

type Alteration = { degrees?: number; filter?: string; quality?: number; width?: number }

/** The largest face of a picture after alterations, cut out as a camera would show it. */
function altered(picture: string, alterations: readonly Alteration[]) {
  return opened.page.evaluate(
    async ([name, wanted]) => {
      const engine = await window.face.loaded()
      const photo = await window.face.picture(`/pictures/${name}`)
      const [face] = (await engine.analysePhoto(photo)).faces
      if (!face) throw new Error('Nobody is in the picture.')
      const whole = await createImageBitmap(photo, { resizeWidth: 1600, resizeQuality: 'high' })
      const { x, y, width, height } = face.box
      const descriptors: number[][] = []
      for (const { degrees = 0, filter = 'none', quality = 1, width: size = 200 } of wanted) {
        const canvas = new OffscreenCanvas(640, 480)
        const context = canvas.getContext('2d')!
        context.filter = filter
        context.translate(320, 240)
        context.rotate((degrees * Math.PI) / 180)
        context.scale(size / width, size / width)
        context.translate(-x - width / 2, -y - height / 2)
        context.beginPath()
        context.rect(x - width * 0.5, y - height * 0.6, width * 2, height * 2.2)
        context.clip()
        context.drawImage(whole, 0, 0)
        const frame = await createImageBitmap(await canvas.convertToBlob({ type: 'image/jpeg', quality }))
        const analysis = await engine.analyse(frame, { descriptor: true })
        descriptors.push(window.face.plain(analysis).faces[0]?.descriptor ?? [])
      }
      return descriptors
    },
    [picture, alterations] as const,
  )
}

describe('face engine in Chromium, under the product’s content security policy', () => {
  it('refuses to analyse before the models are loaded', async () => {
    const outcome = await opened.page.evaluate(async () => {
      const engine = new window.face.FaceEngine()
      const before = engine.initialized
      const message = await engine.analyse(new ImageData(8, 8)).catch((error: Error) => error.message)
      await engine.load()
      const loaded = engine.initialized
      engine.close()
      const after = await engine.analyse(new ImageData(8, 8)).catch((error: Error) => error.message)
      return { before, message, loaded, after }
    })
    expect(outcome).toEqual({
      before: false,
      message: 'Face recognition service not initialized',
      loaded: true,
      after: 'Face recognition service not initialized',
    })
  })

  it('loads the four nets and the SIMD build without threads, nothing else', async () => {
    const files = requested.filter((path) => /^\/(models|wasm)\//.test(path))
    expect(new Set(files)).toEqual(
      new Set([
        '/wasm/tfjs-backend-wasm-simd.wasm',
        ...['tiny_face_detector', 'face_landmark_68', 'face_recognition', 'face_expression'].flatMap(
          (net) => [`/models/${net}_model-weights_manifest.json`, `/models/${net}_model.bin`],
        ),
      ]),
    )
  })

  it('keeps the worker small', async () => {
    const worker = requested.find((path) => path.includes('worker'))
    const size = gzipSync(await readFile(join(opened.site.folder, worker ?? ''))).length
    expect(size).toBeLessThan(115_000)
  })

  it('describes every face by 68 points, 128 numbers and seven expressions', async () => {
    const people = await peopleIn('sample1.jpg')
    expect(people).toHaveLength(3)
    for (const { box, points, score, descriptor, expressions } of people) {
      expect(points).toHaveLength(LANDMARK_COUNT)
      for (const { x, y } of points) {
        expect(Math.abs(x - box.x - box.width / 2)).toBeLessThan(box.width)
        expect(Math.abs(y - box.y - box.height / 2)).toBeLessThan(box.height)
      }
      expect(score).toBeGreaterThan(0.5)
      expect(descriptor).toHaveLength(DESCRIPTOR_LENGTH)
      const chances = expressionNames.map((name) => expressions?.[name] ?? Number.NaN)
      expect(Object.keys(expressions ?? {})).toEqual([...expressionNames])
      expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 4)
    }
    const [, , laughing] = people
    expect(laughing?.expressions?.happy).toBeGreaterThan(0.9)
  })

  it('distinguishes different people and recognises the same woman in two pictures', async () => {
    const pictures = ['sample1.jpg', 'sample3.jpg', 'sample5.jpg']
    const people: number[][] = []
    for (const picture of pictures)
      people.push(...(await peopleIn(picture)).map(({ descriptor }) => descriptor))
    expect(people).toHaveLength(11)
    const [, , redhead, , sameRedhead] = people
    const pairs = people.flatMap((a, index) => people.slice(0, index).map((b) => ({ a, b, ...verify(a, b) })))
    expect(pairs.filter(({ matched }) => matched)).toEqual([])
    const [nearest, ...others] = pairs.sort((a, b) => a.distance - b.distance)
    expect([nearest?.a, nearest?.b]).toEqual([sameRedhead, redhead])
    expect(nearest?.distance).toBeLessThan(0.45)
    expect(others[0]?.distance).toBeGreaterThan(0.5)
  })

  it('recognises a face in other light, tilted, smaller and after JPEG compression', async () => {
    const [face, ...others] = await altered('sample6.jpg', [
      {},
      { quality: 0.8 },
      { filter: 'brightness(0.6)' },
      { filter: 'brightness(1.3)' },
      { degrees: 12 },
      { degrees: -12 },
      { width: 120 },
    ])
    for (const other of others) expect(distance(face ?? [], other)).toBeLessThan(0.3)
  })

  it('finds no face where there is none', async () => {
    const outcome = await opened.page.evaluate(async () => {
      const engine = await window.face.loaded()
      const wall = new OffscreenCanvas(640, 480)
      const context = wall.getContext('2d')!
      for (let stripe = 0; stripe < 640; stripe += 40) {
        context.fillStyle = `hsl(${stripe}, 30%, 60%)`
        context.fillRect(stripe, 0, 40, 480)
      }
      const analysis = await engine.analyse(wall, { descriptor: true, expressions: true })
      return analysis
    })
    expect(outcome.faces).toEqual([])
    expect(outcome.failure).toBeUndefined()
    expect(outcome.brightness).toBeGreaterThan(100)
  })

  it('treats unreadable input as a picture without a face, and gives the reason', async () => {
    const outcome = await opened.page.evaluate(async () => {
      const engine = await window.face.loaded()
      const broken = await engine.analysePhoto(new Blob(['not a picture'], { type: 'image/jpeg' }))
      const notPlaying = await engine.analyse(document.createElement('video'))
      const stillWorks = await engine.analysePhoto(await window.face.picture('/pictures/sample6.jpg'))
      return { broken, notPlaying, stillWorks: stillWorks.faces.length }
    })
    expect(outcome.broken).toMatchObject({ faces: [], failure: expect.any(String) })
    expect(outcome.notPlaying).toMatchObject({ faces: [], failure: expect.any(String) })
    expect(outcome.stillWorks).toBeGreaterThan(2)
  })

  it('tries the single-shot detector on a photo in which the tiny one finds nothing', async () => {
    expect(requested.join()).not.toContain('ssd_mobilenetv1')
    const outcome = await opened.page.evaluate(async () => {
      const engine = await window.face.loaded()
      const group = await createImageBitmap(await window.face.picture('/pictures/sample4.jpg'))
      const canvas = new OffscreenCanvas(1280, 960)
      canvas.getContext('2d')!.drawImage(group, 440, 400, 400, (400 * group.height) / group.width)
      const asFrame = await engine.analyse(canvas)
      const asPhoto = await engine.analysePhoto(await canvas.convertToBlob({ type: 'image/jpeg' }), {
        descriptor: true,
      })
      return { asFrame, asPhoto: window.face.plain(asPhoto) }
    })
    expect(outcome.asFrame).toMatchObject({ faces: [], detector: 'tiny' })
    expect(outcome.asPhoto.detector).toBe('single-shot')
    expect(outcome.asPhoto.faces).toHaveLength(4)
    for (const face of outcome.asPhoto.faces) expect(face.descriptor).toHaveLength(DESCRIPTOR_LENGTH)
  })

  it('gives up on models that never arrive, and can be loaded again', async () => {
    const outcome = await opened.page.evaluate(async () => {
      const slow = new window.face.FaceEngine({ modelsUrl: '/hanging/', timeouts: { load: 500 } })
      const readCode = (error: { code: string }) => error.code
      const first = await slow.load().catch(readCode)
      const second = await slow.load().catch(readCode)
      const missing = new window.face.FaceEngine({ modelsUrl: '/nowhere' })
      const third = await missing.load().catch(readCode)
      return { first, second, third, initialized: slow.initialized || missing.initialized }
    })
    expect(outcome).toEqual({
      first: 'timed-out',
      second: 'timed-out',
      third: 'load-failed',
      initialized: false,
    })
  })

  it('rejects a running analysis when it is closed', async () => {
    const code = await opened.page.evaluate(async () => {
      const engine = new window.face.FaceEngine()
      await engine.load()
      const call = engine.analyse(new ImageData(640, 480)).catch((error: { code: string }) => error.code)
      engine.close()
      return call
    })
    expect(code).toBe('not-initialized')
  })

  it('ends the worker if a frame takes too long, and can be loaded again', async () => {
    const outcome = await opened.page.evaluate(async () => {
      const engine = new window.face.FaceEngine({ timeouts: { frame: 1 } })
      await engine.load()
      const photo = await createImageBitmap(await window.face.picture('/pictures/sample1.jpg'))
      const code = await engine.analyse(photo).catch((error: { code: string }) => error.code)
      const ended = !engine.initialized
      await engine.load()
      const again = engine.initialized
      engine.close()
      return { code, ended, again }
    })
    expect(outcome).toEqual({ code: 'timed-out', ended: true, again: true })
  })

  it('rejects detector settings that are out of range', async () => {
    const message = await opened.page.evaluate(() => {
      try {
        return new window.face.FaceEngine({ tiny: { inputSize: 400 } }).initialized
      } catch (error) {
        return (error as Error).message
      }
    })
    expect(message).toBe('inputSize must be a number divisible by 32, not 400.')
  })
})

describe('the Vite plugin in development', () => {
  let development: EnginePage
  beforeAll(async () => {
    development = await openEnginePage('development')
  })
  afterAll(() => development.close())

  it('serves worker, models and WASM, so that a face is found', async () => {
    const found = await development.page.evaluate(async () => {
      const engine = new window.face.FaceEngine()
      await engine.load()
      const photo = await window.face.picture('/pictures/sample6.jpg')
      const { faces } = await engine.analysePhoto(photo, { descriptor: true, expressions: true })
      engine.close()
      return faces[0]?.descriptor?.length
    })
    expect(found).toBe(DESCRIPTOR_LENGTH)
  })

  it('answers 404 for models that do not exist', async () => {
    const statuses = await development.page.evaluate(() =>
      Promise.all(['/models/none.bin', '/wasm/none.wasm'].map(async (path) => (await fetch(path)).status)),
    )
    expect(statuses).toEqual([404, 404])
  })
})
