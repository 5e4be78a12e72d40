import { useRef, useState } from 'react'
import { sentenceOf } from './errors.ts'

/** One chosen file on its way. */
export interface Upload {
  id: string
  file: File
  state: 'waiting' | 'sending' | 'failed' | 'sent'
  /** From 0 to 1. */
  share: number
  /** Why it failed, in a sentence. */
  problem: string | undefined
}

/** Sends one file to what it is attached to. */
type Send = (targetId: string, file: File, onProgress: (share: number) => void) => Promise<unknown>

/** Files that are chosen first and sent once what they belong to exists; each can be tried again. */
export function useUploads(send: Send) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const count = useRef(0)
  const change = (id: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((it) => (it.id === id ? { ...it, ...changes } : it)))

  const sendOne = async (targetId: string, { id, file }: Upload) => {
    change(id, { state: 'sending', share: 0, problem: undefined })
    try {
      await send(targetId, file, (share) => change(id, { share }))
      change(id, { state: 'sent', share: 1 })
      return true
    } catch (error) {
      change(id, { state: 'failed', problem: sentenceOf(error) })
      return false
    }
  }

  return {
    uploads,
    add(files: readonly File[]): Upload[] {
      const added = files.map((file): Upload => {
        count.current += 1
        return { id: String(count.current), file, state: 'waiting', share: 0, problem: undefined }
      })
      setUploads((all) => [...all, ...added])
      return added
    },
    remove: (id: string) => setUploads((all) => all.filter((it) => it.id !== id)),
    sendOne,
    /** One after the other; whether all of them arrived. */
    async sendAll(targetId: string, chosen = uploads): Promise<boolean> {
      let arrived = true
      for (const it of chosen) arrived = (it.state === 'sent' || (await sendOne(targetId, it))) && arrived
      return arrived
    },
  }
}
