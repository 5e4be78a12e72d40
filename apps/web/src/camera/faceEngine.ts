import { FaceEngine } from '@campanile/face/engine.ts'

export type EngineStatus = 'loading' | 'ready' | 'failed'

/** Milliseconds that the models stay loaded after the last screen that used them has gone. */
const idleTime = 60_000

let engine: FaceEngine | undefined
let status: EngineStatus = 'loading'
let users = 0
let closing: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function setStatus(next: EngineStatus) {
  status = next
  for (const listener of listeners) listener()
}

export const engineStatus = () => status

export function listenToEngine(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The page's one face engine; not initialized until `loadEngine` is done. */
export function sharedEngine(): FaceEngine {
  engine ??= new FaceEngine()
  return engine
}

/** Loads the models unless they are loaded; `engineStatus` reports the outcome. */
export function loadEngine() {
  const loading = sharedEngine().load()
  if (sharedEngine().initialized) return
  setStatus('loading')
  loading.then(
    () => setStatus('ready'),
    () => setStatus('failed'),
  )
}

/** After a call failed: one that ran out of time has ended the worker. */
export function checkEngine() {
  if (status === 'ready' && !sharedEngine().initialized) setStatus('failed')
}

/** Keeps the engine loaded until the returned function is called. */
export function holdEngine() {
  users++
  clearTimeout(closing)
  loadEngine()
  return () => {
    users--
    if (users === 0) closing = setTimeout(() => sharedEngine().close(), idleTime)
  }
}
