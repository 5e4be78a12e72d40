// The page of the engine's browser tests and benchmark: exposes what they call on the window.
import { FaceEngine, type FrameSource, type Wanted } from '../engine.ts'
import type { FrameAnalysis } from '../frame-analysis.ts'
import type { LivenessAction } from '../liveness.ts'
import { addRegistrationFrame, emptyRegistration, registrationFrames } from '../registration.ts'
import {
  nextVerification,
  startVerification,
  type VerificationPhase,
  verificationFrames,
  wantedOfNextFrame,
} from '../verification.ts'

/** A picture from the server, as if a person had selected the file. */
async function picture(path: string): Promise<Blob> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.blob()
}

let shared: FaceEngine | undefined

/** A loaded engine, shared by all tests that do not need their own. */
async function loaded(): Promise<FaceEngine> {
  shared ??= new FaceEngine()
  await shared.load()
  return shared
}

/** The camera as the product asks for it (spec.md section 7), playing. */
async function camera(): Promise<HTMLVideoElement> {
  const video = document.createElement('video')
  video.srcObject = await navigator.mediaDevices.getUserMedia({
    video: { width: 640, height: 480, facingMode: 'user' },
  })
  await video.play()
  return video
}

const nextPicture = (video: HTMLVideoElement) =>
  new Promise<void>((resolve) => video.requestVideoFrameCallback(() => resolve()))

/** An analysis that can be passed out of the page: arrays instead of Float32Array. */
function plain(analysis: FrameAnalysis) {
  const faces = analysis.faces.map((face) => ({ ...face, descriptor: Array.from(face.descriptor ?? []) }))
  return { ...analysis, faces }
}

/** Analyses camera frames until the given number is reached. */
async function watch(engine: FaceEngine, video: HTMLVideoElement, count: number) {
  const seen = []
  while (seen.length < count) {
    await nextPicture(video)
    seen.push(plain(await engine.analyse(video)))
  }
  return seen
}

/** Registers the person in front of the camera. Returns the frames. */
async function register(engine: FaceEngine, video: HTMLVideoElement): Promise<number[][]> {
  let registration = emptyRegistration
  for (;;) {
    const frames = registrationFrames(registration)
    if (frames) return frames.map((frame) => Array.from(frame))
    await nextPicture(video)
    registration = addRegistrationFrame(registration, await engine.analyse(video, { descriptor: true }))
  }
}

/** Runs a verification to its end. Returns the frames and the phases it went through. */
async function verifyPerson(engine: FaceEngine, video: HTMLVideoElement, action: LivenessAction) {
  let verification = startVerification(action)
  const phases: VerificationPhase[] = [verification.phase]
  for (;;) {
    const frames = verificationFrames(verification)
    if (frames) return { frames: frames.map((frame) => Array.from(frame)), phases }
    await nextPicture(video)
    verification = nextVerification(
      verification,
      await engine.analyse(video, wantedOfNextFrame(verification)),
    )
    if (phases.at(-1) !== verification.phase) phases.push(verification.phase)
  }
}

/** Analyses the same frame several times. Returns the worker's time per frame in milliseconds. */
async function frameTimes(engine: FaceEngine, frame: FrameSource, wanted: Wanted, count: number) {
  const times: number[] = []
  while (times.length < count) times.push((await engine.analyse(frame, wanted)).ms)
  return times
}

/**
 * Analyses the camera for this many milliseconds. Returns the tasks that blocked the page, and the number of
 * frames.
 */
async function blocksWhileWatching(engine: FaceEngine, video: HTMLVideoElement, duration: number) {
  const blocks: number[] = []
  const observer = new PerformanceObserver((list) => {
    blocks.push(...list.getEntries().map((entry) => entry.duration))
  })
  observer.observe({ type: 'longtask' })
  const end = performance.now() + duration
  let frames = 0
  while (performance.now() < end) {
    await nextPicture(video)
    await engine.analyse(video, { descriptor: true, expressions: true })
    frames++
  }
  blocks.push(...observer.takeRecords().map((entry) => entry.duration))
  observer.disconnect()
  return { blocks, frames }
}

const testPage = {
  FaceEngine,
  loaded,
  picture,
  plain,
  camera,
  watch,
  register,
  verifyPerson,
  frameTimes,
  blocksWhileWatching,
}

declare global {
  interface Window {
    face: typeof testPage
  }
}

window.face = testPage
