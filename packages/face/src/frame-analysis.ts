/** A position in the analysed frame, in pixels, origin at the top left. */
export type Point = { readonly x: number; readonly y: number }

/** An upright rectangle in the analysed frame, in pixels; x and y are its top left corner. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The seven classes of the expression net, in its own order. */
export const expressionNames = [
  'neutral',
  'happy',
  'sad',
  'angry',
  'fearful',
  'disgusted',
  'surprised',
] as const

/** One probability from 0 to 1 for each expression class. They add up to 1. */
export type Expressions = Readonly<Record<(typeof expressionNames)[number], number>>

/** One face found in a frame. */
export type DetectedFace = {
  /** The position of the face found by the detector. May extend beyond the frame. */
  readonly box: Box
  /** The 68 landmarks of the iBUG 300-W scheme: 0 to 16 jaw, 17 to 26 brows, 27 to 35 nose, 36 to 47 eyes, 48 to 67 mouth. */
  readonly points: readonly Point[]
  /** The detector's confidence, 0 to 1. */
  readonly score: number
  /** Only if expressions were requested. Used only for liveness on the device, never stored or sent. */
  readonly expressions?: Expressions
  /** 128 numbers, only if descriptors were requested. */
  readonly descriptor?: Float32Array
}

/** The engine's result for one frame. */
export type FrameAnalysis = {
  /** All faces, largest box first. Empty if none was found or detection failed. */
  readonly faces: readonly DetectedFace[]
  /** Size of the analysed frame in pixels. 0 x 0 if the picture could not be read. */
  readonly frame: { readonly width: number; readonly height: number }
  /**
   * Focus of the largest face, or of the whole frame if there is no face. `measureLight` explains the unit.
   */
  readonly sharpness: number
  /** Mean luma of the same region, 0 (black) to 255 (white). */
  readonly brightness: number
  /**
   * Which detector found the faces: the tiny one, or the single-shot one for a photo where tiny found
   * nothing.
   */
  readonly detector: 'tiny' | 'single-shot'
  /** Time spent in the worker, in milliseconds. */
  readonly ms: number
  /** Why detection failed, for the log. The person sees 'no face detected'. */
  readonly failure?: string
}
