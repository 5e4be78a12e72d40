import { useSyncExternalStore } from 'react'
import { sentenceOf } from './errors.ts'
import { onSignOut } from './signOutCleanup.ts'

/** Options for sending a file: the progress callback and the abort signal. */
interface Sending {
  onProgress: (share: number) => void
  signal: AbortSignal
}

type Send = (file: File, sending: Sending) => Promise<unknown>

/** An upload for a request. It outlives the screen, so it continues while its sender views other screens. */
export interface Upload {
  id: string
  requestId: string
  file: File
  send: Send
  state: 'waiting' | 'sending' | 'failed' | 'done'
  /** The share that was sent, from 0 to 1. */
  share: number
  /** Why it failed, in a sentence. */
  problem?: string
}

let uploads: readonly Upload[] = []
let last: Promise<unknown> = Promise.resolve()
/** Ends with the person who sends. */
let control = new AbortController()
const listeners = new Set<() => void>()

const isUnderWay = ({ state }: Upload) => state === 'waiting' || state === 'sending'
const warn = (event: BeforeUnloadEvent) => event.preventDefault()

function show(next: readonly Upload[]) {
  uploads = next
  if (uploads.some(isUnderWay)) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
  for (const listener of listeners) listener()
}

const change = (id: string, to: Partial<Upload>) =>
  show(uploads.map((it) => (it.id === id ? { ...it, ...to } : it)))

/** Whether it arrived. */
async function sendNow({ id, file, send }: Upload): Promise<boolean> {
  // Cancelled while waiting in the queue.
  if (!uploads.some((it) => it.id === id)) return false
  change(id, { state: 'sending' })
  try {
    await send(file, { onProgress: (share) => change(id, { share }), signal: control.signal })
    change(id, { state: 'done', share: 1 })
    return true
  } catch (error) {
    change(id, { state: 'failed', problem: sentenceOf(error) })
    return false
  }
}

/** One file at a time, so that earlier files arrive first, also over a slow connection. */
function sendInTurn(upload: Upload): Promise<boolean> {
  const turn = last.then(() => sendNow(upload))
  last = turn
  return turn
}

onSignOut(() => {
  show([])
  control.abort()
  control = new AbortController()
})

/** Sends files to a request; whether all of them arrived. */
export async function startUploads(requestId: string, files: readonly File[], send: Send): Promise<boolean> {
  const added = files.map(
    (file): Upload => ({ id: crypto.randomUUID(), requestId, file, send, state: 'waiting', share: 0 }),
  )
  show([...uploads, ...added])
  const arrived = await Promise.all(added.map(sendInTurn))
  return arrived.every(Boolean)
}

export function retryUpload(upload: Upload) {
  change(upload.id, { state: 'waiting', share: 0 })
  void sendInTurn(upload)
}

export const dropUpload = ({ id }: Upload) => show(uploads.filter((it) => it.id !== id))

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The current uploads of one request. */
export const useUploads = (requestId: string | undefined) =>
  useSyncExternalStore(subscribe, () => uploads).filter((it) => it.requestId === requestId)
