import { useSyncExternalStore } from 'react'
import { api } from '#lib/api.ts'
import { sentenceOf } from '#lib/errors.ts'

/** A file on its way to a request. It outlives the screen: an upload goes on while its student looks at others. */
export interface Upload {
  key: string
  requestId: string
  file: File
  state: 'waiting' | 'sending' | 'failed' | 'done'
  /** How much has gone, from 0 to 1. */
  share: number
  /** Why it failed. */
  problem?: string
}

let uploads: readonly Upload[] = []
let sending = false
const listeners = new Set<() => void>()

const isUnderWay = ({ state }: Upload) => state === 'waiting' || state === 'sending'
const warn = (event: BeforeUnloadEvent) => event.preventDefault()

function show(next: readonly Upload[]) {
  uploads = next
  if (uploads.some(isUnderWay)) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
  for (const listener of listeners) listener()
}

const change = (key: string, to: Partial<Upload>) =>
  show(uploads.map((it) => (it.key === key ? { ...it, ...to } : it)))

async function send({ key, requestId, file }: Upload) {
  change(key, { state: 'sending', share: 0 })
  try {
    const onProgress = (share: number) => change(key, { share })
    await api.attachMitigationFile({ requestId, name: file.name }, { file, onProgress })
    change(key, { state: 'done', share: 1 })
  } catch (error) {
    change(key, { state: 'failed', problem: sentenceOf(error) })
  }
}

/** One after the other: what is first is there first, and a slow line carries one file at a time. */
async function sendAll() {
  if (sending) return
  sending = true
  for (let next = uploads.find(isUnderWay); next; next = uploads.find(isUnderWay)) await send(next)
  sending = false
}

export function startUploads(requestId: string, files: readonly File[]) {
  const added = files.map(
    (file): Upload => ({ key: crypto.randomUUID(), requestId, file, state: 'waiting', share: 0 }),
  )
  show([...uploads, ...added])
  void sendAll()
}

export function retryUpload(key: string) {
  change(key, { state: 'waiting', share: 0 })
  void sendAll()
}

export const dropUpload = (key: string) => show(uploads.filter((it) => it.key !== key))

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The files on their way to one request, as they stand now. */
export const useUploads = (requestId: string) =>
  useSyncExternalStore(subscribe, () => uploads).filter((it) => it.requestId === requestId)
