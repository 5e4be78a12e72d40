import type { FrameAnalysis } from './frame-analysis.ts'
import type { SingleShotOptions, TinyDetectorOptions } from './options.ts'

/** The worker's initial data. URLs are absolute. */
export type LoadCall = {
  readonly kind: 'load'
  readonly modelsUrl: string
  readonly wasmUrl: string
  readonly tiny: TinyDetectorOptions
  readonly singleShot: SingleShotOptions
}

/** One frame to analyse. The bitmap is transferred, not copied. */
export type AnalyseCall = {
  readonly kind: 'analyse'
  readonly frame: ImageBitmap
  readonly descriptor: boolean
  readonly expressions: boolean
  /** Try the single-shot detector if the tiny one finds nothing. */
  readonly photo: boolean
}

export type WorkerCall = LoadCall | AnalyseCall

/** A call sent to the worker. The answer has the same number. */
export type WorkerRequest = { readonly id: number; readonly call: WorkerCall }
export type WorkerReply =
  | { readonly id: number; readonly ok: true; readonly analysis: FrameAnalysis | null }
  | { readonly id: number; readonly ok: false; readonly message: string }
