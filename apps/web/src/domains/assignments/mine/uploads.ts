import { uploadPieceBytes } from '@campanile/contract/assignments/submissions.ts'
import { useSyncExternalStore } from 'react'
import { hasCode, isOutOfReach, sentenceOf } from '#lib/errors.ts'
import { call } from '#lib/reads.ts'
import { onSignOut } from '#lib/signOutCleanup.ts'
import { isUnderWay, nextUploadStep, type UploadEvent, type UploadStep } from './uploadSteps.ts'

/** An upload of mine. It outlives the screen, so it continues while the student views other screens. */
export interface WorkUpload extends UploadStep {
  /** Also known to the server, which uses it to report how much has arrived. */
  id: string
  /** The owner: on a shared computer, nobody sees or sends another person's uploads. */
  owner: string
  assignmentId: string
  file: File
}

/** Milliseconds after which a lost connection is retried, unless the browser says sooner that it is back. */
const patience = 3000

let uploads: readonly WorkUpload[] = []
let sending: AbortController | undefined
let retry: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

function show(next: readonly WorkUpload[]) {
  uploads = next
  if (uploads.some(isUnderWay)) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
  for (const listener of listeners) listener()
}

const tell = (id: string, event: UploadEvent) =>
  show(uploads.map((it) => (it.id === id ? { ...it, ...nextUploadStep(it, event) } : it)))

/** Sends the pieces that the server does not have yet, one after the other; the server then checks the content. */
async function send({ id: uploadId, assignmentId, file }: WorkUpload, signal: AbortSignal) {
  const { name, size, lastModified } = file
  let { received, complete } = await call(
    'startUpload',
    { assignmentId, uploadId, name, size, lastModified },
    { signal },
  )
  while (!complete && received < size) {
    const offset = received
    const piece = file.slice(offset, offset + uploadPieceBytes)
    const onProgress = (share: number) =>
      tell(uploadId, { type: 'sent', share: (offset + share * piece.size) / size })
    const now = await call('sendUploadPiece', { uploadId, offset }, { file: piece, signal, onProgress })
    received = now.received
    tell(uploadId, { type: 'sent', share: received / size })
  }
  if (!complete) ({ complete } = await call('completeUpload', { uploadId }, { signal }))
}

async function sendOne(upload: WorkUpload, control: AbortController) {
  tell(upload.id, { type: 'begun' })
  try {
    await send(upload, control.signal)
    tell(upload.id, { type: 'arrived' })
  } catch (error) {
    if (control.signal.aborted) return
    if (isOutOfReach(error)) {
      tell(upload.id, { type: 'lost' })
      retry ??= setTimeout(goOn, patience)
    } else if (hasCode(error, 'upload-moved-on')) {
      // A response was lost: the server reports where to continue.
      tell(upload.id, { type: 'lost' })
      tell(upload.id, { type: 'wanted' })
    } else tell(upload.id, { type: 'refused', problem: sentenceOf(error) })
  }
}

/** One file at a time, because a slow connection only supports one. */
async function sendAll() {
  if (sending) return
  const isNext = ({ state }: WorkUpload) => state === 'waiting'
  for (let next = uploads.find(isNext); next; next = uploads.find(isNext)) {
    sending = new AbortController()
    await sendOne(next, sending)
  }
  sending = undefined
}

/** After the connection was lost. */
function goOn() {
  clearTimeout(retry)
  retry = undefined
  for (const { id, state } of uploads) if (state === 'lost') tell(id, { type: 'wanted' })
  void sendAll()
}
addEventListener('online', goOn)

onSignOut(() => {
  clearTimeout(retry)
  retry = undefined
  show([])
  sending?.abort()
})

interface Chosen {
  file: File
  /** Of an upload that was interrupted earlier, or a new one. */
  id: string
}

export function startWorkUploads(owner: string, assignmentId: string, chosen: readonly Chosen[]) {
  const added = chosen.map(
    ({ id, file }): WorkUpload => ({
      id,
      owner,
      assignmentId,
      file,
      state: 'waiting',
      share: 0,
    }),
  )
  const ids = new Set(added.map(({ id }) => id))
  show([...uploads.filter((it) => it.owner === owner && !ids.has(it.id)), ...added])
  void sendAll()
}

export function holdUpload(id: string) {
  const wasSending = uploads.some((it) => it.id === id && it.state === 'sending')
  tell(id, { type: 'held' })
  if (wasSending) sending?.abort()
}

export function wantUpload(id: string) {
  tell(id, { type: 'wanted' })
  void sendAll()
}

export function dropWorkUpload(id: string) {
  holdUpload(id)
  show(uploads.filter((it) => it.id !== id))
}

/** Once they are submitted. */
export const forgetUploads = (assignmentId: string) =>
  show(uploads.filter((it) => it.assignmentId !== assignmentId))

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The current uploads of one assignment. */
export const useWorkUploads = (owner: string, assignmentId: string) =>
  useSyncExternalStore(subscribe, () => uploads).filter(
    (it) => it.owner === owner && it.assignmentId === assignmentId,
  )
