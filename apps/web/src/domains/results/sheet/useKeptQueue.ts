import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { holdSheet, keepMarks, takeKeptMarks } from './keptMarks.ts'
import type { MarkQueue } from './markQueue.ts'

export const keptMarksKey = (personId: string) => ['kept-marks', personId] as const

/** Keeps a queue on this device as it changes, and brings back what was left there. False: nothing is kept. */
export function useKeptQueue(
  personId: string,
  sheetId: string,
  queue: MarkQueue,
  onRestore: (kept: MarkQueue) => void,
): boolean {
  const client = useQueryClient()
  const [isKept, setKept] = useState(true)
  const [restored, setRestored] = useState(false)
  // One write after the other, and always of the latest.
  const latest = useRef(queue)
  const writing = useRef(Promise.resolve())
  const restore = useEffectEvent(async () => {
    const kept = await takeKeptMarks(personId, sheetId).catch(() => ({}))
    if (Object.keys(kept).length > 0) onRestore(kept)
    setRestored(true)
  })

  useEffect(() => {
    const closing = new AbortController()
    void holdSheet(sheetId, closing.signal)
    void restore()
    return () => closing.abort()
  }, [sheetId])

  useEffect(() => {
    latest.current = queue
    if (!restored) return
    writing.current = writing.current.then(async () => {
      if (latest.current !== queue) return
      await keepMarks(personId, sheetId, queue).then(
        () => setKept(true),
        () => setKept(false),
      )
      await client.invalidateQueries({ queryKey: keptMarksKey(personId) })
    })
  }, [client, personId, sheetId, queue, restored])

  return isKept
}
