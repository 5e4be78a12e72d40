import type { FrameAnalysis } from './frame-analysis.ts'
import {
  type SingleShotOptions,
  singleShotOptions,
  type TinyDetectorOptions,
  tinyDetectorOptions,
} from './options.ts'
import type { LoadCall, WorkerCall, WorkerReply, WorkerRequest } from './protocol.ts'

/** The pictures that can be analysed. The caller keeps the picture: the engine works on a copy. */
export type FrameSource = HTMLVideoElement | HTMLCanvasElement | OffscreenCanvas | ImageBitmap | ImageData

/** Results to compute in addition to boxes, points, sharpness and brightness. */
export type Wanted = {
  /** The 128 numbers per face; about 40 ms each. */
  readonly descriptor?: boolean
  /** The seven expression probabilities per face. */
  readonly expressions?: boolean
}

/** Settings of an engine. All have defaults. */
export type FaceEngineOptions = {
  readonly tiny?: Partial<TinyDetectorOptions>
  readonly singleShot?: Partial<SingleShotOptions>
  /** Folder of the model files, default '/models'. */
  readonly modelsUrl?: string
  /** Folder of the .wasm files, default '/wasm/'. */
  readonly wasmUrl?: string
  /** Time limits per kind of call, in milliseconds. */
  readonly timeouts?: Partial<FaceEngineTimeouts>
}

/** Time limits in milliseconds. */
export type FaceEngineTimeouts = { readonly load: number; readonly frame: number; readonly photo: number }

const defaultTimeouts: FaceEngineTimeouts = { load: 60_000, frame: 15_000, photo: 60_000 }

/**
 * Larger photos are scaled down to this many pixels on the longer side. The detectors use only 416 or 512.
 */
const PHOTO_SIDE = 1600

/** Why a call of the engine failed. */
export type FaceEngineErrorCode = 'not-initialized' | 'load-failed' | 'timed-out' | 'stopped'

/** The only error that the engine's calls reject with. */
export class FaceEngineError extends Error {
  override readonly name = 'FaceEngineError'
  readonly code: FaceEngineErrorCode

  constructor(code: FaceEngineErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

type Waiting = {
  readonly resolve: (analysis: FrameAnalysis | null) => void
  readonly reject: (error: FaceEngineError) => void
  readonly timer: ReturnType<typeof setTimeout>
}

/** Scales a photo down if it is larger than the detectors can use. */
async function photoBitmap(photo: Blob): Promise<ImageBitmap> {
  const full = await createImageBitmap(photo)
  const scale = PHOTO_SIDE / Math.max(full.width, full.height)
  if (scale >= 1) return full
  const resizeWidth = Math.round(full.width * scale)
  const resizeHeight = Math.round(full.height * scale)
  const scaled = await createImageBitmap(full, { resizeWidth, resizeHeight, resizeQuality: 'high' })
  full.close()
  return scaled
}

function unreadable(error: unknown): FrameAnalysis {
  const failure = error instanceof Error ? error.message : String(error)
  return {
    faces: [],
    frame: { width: 0, height: 0 },
    sharpness: 0,
    brightness: 0,
    detector: 'tiny',
    ms: 0,
    failure,
  }
}

/**
 * The face engine as used by a page. The work happens in a web worker. Create one per page, `load` it once,
 * and `close` it when the page is left. Calls are answered in order. Each has a time limit, and exceeding it
 * ends the worker: the engine is then not initialized and may be loaded again.
 */
export class FaceEngine {
  readonly #loadCall: LoadCall
  readonly #timeouts: FaceEngineTimeouts
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | null = null
  #loading: Promise<void> | null = null
  #initialized = false
  #lastId = 0

  /** @throws RangeError if a detector setting is out of range (see options.ts) */
  constructor(options: FaceEngineOptions = {}) {
    this.#loadCall = {
      kind: 'load',
      modelsUrl: new URL(options.modelsUrl ?? '/models', location.href).href,
      wasmUrl: new URL(options.wasmUrl ?? '/wasm/', location.href).href,
      tiny: tinyDetectorOptions(options.tiny),
      singleShot: singleShotOptions(options.singleShot),
    }
    this.#timeouts = { ...defaultTimeouts, ...options.timeouts }
  }

  /** Whether the models are loaded, so that `analyse` can be called. */
  get initialized(): boolean {
    return this.#initialized
  }

  /**
   * Starts the worker, loads the tiny detector, landmark, recognition and expression nets and warms them up.
   * Calling it again while loading or loaded has no effect. After a failure it tries again.
   *
   * @throws FaceEngineError 'load-failed' if a model or wasm file is missing, 'timed-out', or 'stopped'
   */
  load(): Promise<void> {
    if (this.#loading) return this.#loading
    const attempt = this.#start()
    this.#loading = attempt
    attempt.catch(() => {
      if (this.#loading === attempt) this.close()
    })
    return attempt
  }

  /**
   * Finds and measures the faces in one frame: 640 x 480 takes about 50 ms, or 100 ms with a descriptor. An
   * unreadable frame or a failing detector counts as 'no face' (`failure` says why).
   *
   * @throws FaceEngineError 'not-initialized' before `load` is done; 'timed-out'; 'stopped'
   */
  async analyse(source: FrameSource, wanted: Wanted = {}): Promise<FrameAnalysis> {
    return this.#analyse(() => createImageBitmap(source), wanted, false)
  }

  /**
   * The same for a photo file (rotated according to its EXIF data). If the tiny detector finds nothing, the
   * single-shot detector is loaded and tried.
   *
   * @throws FaceEngineError 'not-initialized' before `load` is done; 'timed-out'; 'stopped'
   */
  async analysePhoto(photo: Blob, wanted: Wanted = {}): Promise<FrameAnalysis> {
    return this.#analyse(() => photoBitmap(photo), wanted, true)
  }

  /** Ends the worker. Running calls are rejected with 'stopped'. The engine may be loaded again. */
  close(): void {
    this.#stop(new FaceEngineError('stopped', 'Face recognition was stopped'))
  }

  async #start(): Promise<void> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => this.#settle(data)
    worker.onerror = () =>
      this.#stop(new FaceEngineError('load-failed', 'The face recognition worker failed to run'))
    this.#worker = worker
    await this.#call(this.#loadCall, this.#timeouts.load, [])
    if (this.#worker !== worker) throw new FaceEngineError('stopped', 'Face recognition was stopped')
    this.#initialized = true
  }

  async #analyse(read: () => Promise<ImageBitmap>, wanted: Wanted, photo: boolean): Promise<FrameAnalysis> {
    this.#requireInitialized()
    let frame: ImageBitmap
    try {
      frame = await read()
    } catch (error) {
      return unreadable(error)
    }
    this.#requireInitialized()
    const { descriptor = false, expressions = false } = wanted
    const call = { kind: 'analyse', frame, descriptor, expressions, photo } as const
    const limit = photo ? this.#timeouts.photo : this.#timeouts.frame
    const analysis = await this.#call(call, limit, [frame])
    return analysis ?? unreadable('The worker answered without an analysis')
  }

  #requireInitialized(): void {
    if (!this.#initialized) {
      throw new FaceEngineError('not-initialized', 'Face recognition service not initialized')
    }
  }

  #call(call: WorkerCall, limit: number, transfer: Transferable[]): Promise<FrameAnalysis | null> {
    const worker = this.#worker
    return new Promise((resolve, reject) => {
      if (!worker) {
        reject(new FaceEngineError('stopped', 'Face recognition was stopped'))
        return
      }
      const id = ++this.#lastId
      const timer = setTimeout(
        () =>
          this.#stop(new FaceEngineError('timed-out', `Face recognition took longer than ${limit / 1000} s`)),
        limit,
      )
      this.#waiting.set(id, { resolve, reject, timer })
      worker.postMessage({ id, call } satisfies WorkerRequest, transfer)
    })
  }

  #settle(reply: WorkerReply): void {
    const waiting = this.#waiting.get(reply.id)
    if (!waiting) return
    this.#waiting.delete(reply.id)
    clearTimeout(waiting.timer)
    if (reply.ok) waiting.resolve(reply.analysis)
    else waiting.reject(new FaceEngineError('load-failed', reply.message))
  }

  #stop(reason: FaceEngineError): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#initialized = false
    this.#loading = null
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer)
      reject(reason)
    }
    this.#waiting.clear()
  }
}
