import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import * as faceapi from '@vladmandic/face-api/dist/face-api.esm-nobundle.js'
import { canvasContext, drawn, frameLight } from './canvas.ts'
import { faceChip } from './chip.ts'
import type { Box, DetectedFace, FrameAnalysis } from './frame-analysis.ts'
import { DESCRIPTOR_LENGTH } from './matcher.ts'
import { OVERLAP_THRESHOLD } from './options.ts'
import type { AnalyseCall, LoadCall } from './protocol.ts'
import { env, ready, setBackend } from './tfjs.ts'

/** The library expects a page's canvas. In a worker this one works the same way. */
const asInput = (canvas: OffscreenCanvas) => canvas as unknown as HTMLCanvasElement

function refuseFileAccess(): never {
  throw new Error('A worker reads no files.')
}

function useWorkerCanvas(): void {
  faceapi.env.setEnv({
    Canvas: OffscreenCanvas,
    CanvasRenderingContext2D: OffscreenCanvasRenderingContext2D,
    Image: class {},
    Video: class {},
    ImageData,
    createCanvasElement: () => new OffscreenCanvas(1, 1),
    createImageElement: refuseFileAccess,
    createVideoElement: refuseFileAccess,
    fetch: (url: string, init?: RequestInit) => fetch(url, init),
    readFile: refuseFileAccess,
  } as unknown as Parameters<typeof faceapi.env.setEnv>[0])
}

/**
 * Uses WASM with SIMD if the browser supports it, and one thread: with threads, cross-origin isolated pages
 * fail.
 */
async function useWasm(wasmUrl: string): Promise<void> {
  setWasmPaths(wasmUrl)
  env().set('WASM_HAS_MULTITHREAD_SUPPORT', false)
  if (!(await setBackend('wasm'))) throw new Error('WebAssembly could not be started.')
  await ready()
}

const area = ({ width, height }: Box) => width * height

/** The nets, and how a frame is processed by them. Runs in the worker. */
export class FacePipeline {
  readonly #settings: LoadCall
  readonly #tiny = new faceapi.TinyFaceDetector()
  readonly #singleShot = new faceapi.SsdMobilenetv1()
  readonly #landmarks = new faceapi.FaceLandmark68Net()
  readonly #recognition = new faceapi.FaceRecognitionNet()
  readonly #expressions = new faceapi.FaceExpressionNet()

  constructor(settings: LoadCall) {
    this.#settings = settings
    this.#tiny.config.iouThreshold = OVERLAP_THRESHOLD
  }

  /** Starts WASM, loads the four nets and runs each once, because a first run is slow. */
  async load(): Promise<void> {
    useWorkerCanvas()
    const nets = [this.#tiny, this.#landmarks, this.#recognition, this.#expressions]
    const { modelsUrl, wasmUrl } = this.#settings
    await useWasm(wasmUrl)
    await Promise.all(nets.map((net) => net.loadFromUri(modelsUrl)))
    const blank = new OffscreenCanvas(160, 160)
    canvasContext(blank).fillRect(0, 0, 160, 160)
    await this.#tinyBoxes(blank)
    await this.#landmarks.detectLandmarks(asInput(blank))
    await this.#recognition.computeFaceDescriptor(asInput(blank))
    await this.#expressions.predictExpressions(asInput(blank))
  }

  /** Analyses one frame. Throws the errors of the nets. */
  async analyse({ frame, photo, ...wanted }: AnalyseCall): Promise<FrameAnalysis> {
    const start = performance.now()
    const canvas = drawn(frame)
    let detections = await this.#tinyBoxes(canvas)
    const fallback = photo && detections.length === 0
    if (fallback) detections = await this.#singleShotBoxes(canvas)
    detections.sort((a, b) => area(b.box) - area(a.box))
    const faces: DetectedFace[] = []
    for (const detection of detections) {
      const face = await this.#describe(canvas, detection, wanted)
      if (face) faces.push(face)
    }
    const region = faces[0]?.box ?? { x: 0, y: 0, width: canvas.width, height: canvas.height }
    return {
      faces,
      frame: { width: canvas.width, height: canvas.height },
      ...frameLight(canvas, region),
      detector: fallback ? 'single-shot' : 'tiny',
      ms: performance.now() - start,
    }
  }

  #tinyBoxes(canvas: OffscreenCanvas): Promise<faceapi.FaceDetection[]> {
    return this.#tiny.locateFaces(asInput(canvas), this.#settings.tiny)
  }

  async #singleShotBoxes(canvas: OffscreenCanvas): Promise<faceapi.FaceDetection[]> {
    if (!this.#singleShot.isLoaded) await this.#singleShot.loadFromUri(this.#settings.modelsUrl)
    return this.#singleShot.locateFaces(asInput(canvas), this.#settings.singleShot)
  }

  /** Landmarks and the other requested data of one face. Null for a box without any area inside the frame. */
  async #describe(
    canvas: OffscreenCanvas,
    detection: faceapi.FaceDetection,
    wanted: { descriptor: boolean; expressions: boolean },
  ): Promise<DetectedFace | null> {
    const { x, y, width, height } = detection.box
    const inside = detection.box.floor().clipAtImageBorders(canvas.width, canvas.height)
    if (inside.width < 1 || inside.height < 1) return null
    const [crop] = await faceapi.extractFaces(asInput(canvas), [inside])
    if (!crop) return null
    const landmarks = (await this.#landmarks.detectLandmarks(crop)) as faceapi.FaceLandmarks68
    const points = landmarks.positions.map((point) => ({ x: point.x + inside.x, y: point.y + inside.y }))
    const face = { box: { x, y, width, height }, points, score: detection.score }
    const descriptor = wanted.descriptor ? await this.#descriptorOf(canvas, points) : undefined
    const expressions = wanted.expressions ? await this.#expressionsOf(crop) : undefined
    return { ...face, ...(descriptor && { descriptor }), ...(expressions && { expressions }) }
  }

  async #descriptorOf(canvas: OffscreenCanvas, points: DetectedFace['points']): Promise<Float32Array> {
    const chip = faceChip(canvas, points)
    const descriptor = await this.#recognition.computeFaceDescriptor(asInput(chip))
    if (!(descriptor instanceof Float32Array) || descriptor.length !== DESCRIPTOR_LENGTH) {
      throw new Error('The recognition net gave no descriptor.')
    }
    return descriptor
  }

  async #expressionsOf(crop: HTMLCanvasElement): Promise<NonNullable<DetectedFace['expressions']>> {
    const found = (await this.#expressions.predictExpressions(crop)) as faceapi.FaceExpressions
    const { neutral, happy, sad, angry, fearful, disgusted, surprised } = found
    return { neutral, happy, sad, angry, fearful, disgusted, surprised }
  }
}
