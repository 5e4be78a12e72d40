import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { holdSheet, keepMarks, readKeptMarks, takeOverMarks } from './keptMarks.ts'
import type { MarkQueue } from './markQueue.ts'

export const keptMarksKey = (personId: string) => ['kept-marks', personId] as const

/**
 * Stores a queue on this device as it changes, and restores an earlier one. Returns the number of stored
 * changes; null: this browser can't store any.
 */
export function useKeptQueue(
  personId: string,
  sheetId: string,
  queue: MarkQueue,
  onRestore: (kept: MarkQueue) => void,
): MarkQueue | null {
  const client = useQueryClient()
  const [kept, setKept] = useState<MarkQueue | null>({})
  const [restored, setRestored] = useState(false)
  // One write after the other, and always of the latest.
  const latest = useRef(queue)
  const writing = useRef(Promise.resolve())
  const restore = useEffectEvent(async () => {
    const own = await readKeptMarks(personId, sheetId).catch(() => ({}))
    if (Object.keys(own).length > 0) onRestore(own)
    setRestored(true)
  })
  const take = useEffectEvent(async (left: MarkQueue) => {
    const written = writing.current.then(() => keepMarks(personId, sheetId, { ...left, ...latest.current }))
    writing.current = written.catch(() => setKept(null))
    await written
    onRestore(left)
  })

  useEffect(() => {
    const closing = new AbortController()
    void holdSheet(sheetId, closing.signal)
    // Changes that cannot be read or taken over now stay stored for the next time the sheet is opened.
    void restore().then(() =>
      takeOverMarks(personId, sheetId, (left) => take(left), closing.signal).catch(() => undefined),
    )
    return () => closing.abort()
  }, [personId, sheetId])

  useEffect(() => {
    latest.current = queue
    if (!restored) return
    writing.current = writing.current.then(async () => {
      if (latest.current !== queue) return
      await keepMarks(personId, sheetId, queue).then(
        () => setKept(queue),
        () => setKept(null),
      )
      await client.invalidateQueries({ queryKey: keptMarksKey(personId) })
    })
  }, [client, personId, sheetId, queue, restored])

  return kept
}
