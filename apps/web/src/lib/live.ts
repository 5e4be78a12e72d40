import type { LiveEvent } from '@campanile/contract/live.ts'
import { addressFor } from './api.ts'

export interface LiveListener {
  onEvent(event: LiveEvent): void
  /** The stream is open, for the first time or again. */
  onConnect?(): void
  /** Events were missed while it was not: everything has to be read again. */
  onMissed(): void
  /** The stream was refused or broke off; it is retried. */
  onLost(): void
}

/** Milliseconds between attempts after the server refused the stream. */
const firstPause = 1_000
const longestPause = 30_000

const listeners = new Set<LiveListener>()
let source: EventSource | undefined
/**
 * The starting point of the next stream: the id of the last event, or when the page began to read by the
 * server's clock.
 */
let since: string | undefined
let retry: ReturnType<typeof setTimeout> | undefined
let pause = firstPause
let stopWaiting: (() => void) | undefined

const tell = (act: (listener: LiveListener) => void) => listeners.forEach(act)

function connect() {
  const isComplete = since !== undefined
  const stream = new EventSource(addressFor('streamEvents', isComplete ? { since } : {}))
  source = stream
  stream.onopen = () => {
    pause = firstPause
    tell((it) => it.onConnect?.())
    if (!isComplete) tell((it) => it.onMissed())
  }
  stream.onmessage = ({ data, lastEventId }) => {
    since = lastEventId || since
    const event: LiveEvent = JSON.parse(data)
    if (event.topic === 'stream-replaced') waitUntilUsed(stream)
    else if (event.topic === 'missed') tell((it) => it.onMissed())
    else tell((it) => it.onEvent(event))
  }
  stream.onerror = () => {
    tell((it) => it.onLost())
    // A broken connection is retried by the browser itself, a refused one is not.
    if (stream.readyState !== EventSource.CLOSED) return
    // At another moment for each: thousands of pages may have lost it together.
    retry = setTimeout(connect, pause * (0.5 + Math.random()))
    pause = Math.min(pause * 2, longestPause)
  }
}

/**
 * A newer page has replaced this page's stream: reconnecting at once would replace another one, and so on.
 */
function waitUntilUsed(stream: EventSource) {
  stream.close()
  tell((it) => it.onLost())
  stopWaiting = onceUsed(connect)
}

/** Calls back when this page is next turned to. */
function onceUsed(act: () => void) {
  const control = new AbortController()
  const { signal } = control
  const look = () => {
    if (document.visibilityState === 'hidden') return
    control.abort()
    act()
  }
  document.addEventListener('visibilitychange', look, { signal })
  addEventListener('focus', look, { signal })
  return () => control.abort()
}

/**
 * Listens to the one event stream of this tab, which is open while anybody listens.
 * @param readSince the server's time, as milliseconds, of the first answer that this page shows
 */
export function listenLive(listener: LiveListener, readSince?: number) {
  listeners.add(listener)
  if (listeners.size === 1) {
    since = readSince === undefined ? undefined : String(readSince)
    connect()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(retry)
    stopWaiting?.()
    source?.close()
  }
}
