import type { MarkCell, MarkGrid } from '@campanile/contract/results/mark-sheets.ts'
import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react'
import { hasCode, isOutOfReach, sentenceOf } from '#lib/errors.ts'
import { type Answer, call, readKey } from '#lib/reads.ts'
import { useOnline } from '#lib/useOnline.ts'
import { outcomeOf, sendable, serverCells, textOf, typedCells } from './cells.ts'
import { keepMarks } from './keptMarks.ts'
import { type MarkQueue, type QueueAction, reduceQueue, type ServerCell } from './markQueue.ts'
import { useKeptQueue } from './useKeptQueue.ts'

/** Milliseconds without typing before changes are sent, and before another attempt without a network. */
const silence = 900
const retryPause = 5_000

/** The server has decided it, so sending it again would change nothing. */
const isFinal = (error: unknown) => hasCode(error, 'marks-locked', 'forbidden', 'not-found', 'invalid-input')

/** The new value of a cell. */
export interface Write {
  studentId: string
  text: string
}

/** A cell that was loaded while the response was on its way may be newer than the response. */
const newest = (cell: MarkCell, fresh: ReadonlyMap<string, MarkCell | null>): MarkCell => {
  const answered = fresh.get(cell.student.id)
  return answered && answered.version >= cell.version ? answered : cell
}

const nothingThere: ServerCell = { text: '', version: 0, by: null }

/**
 * This person's changes in a sheet: stored on the device, sent when typing pauses, and merged with the
 * changes of others.
 */
export function useMarkQueue(grid: MarkGrid, personId: string) {
  const sheetId = grid.sheet.id
  const { maxMark } = grid.sheet
  const sheetKey = readKey('readMarkSheet', { sheetId })
  const client = useQueryClient()
  const [queue, dispatch] = useReducer(reduceQueue, {} as MarkQueue)
  const [unreachable, setUnreachable] = useState(false)
  const [savedAt, setSavedAt] = useState<Date>()
  const online = useOnline()
  const sending = useRef(false)
  const isGone = useRef(false)
  const cells = useMemo(() => serverCells(grid), [grid])
  const known = useMemo(() => new Map(grid.cells.map((cell) => [cell.student.id, cell])), [grid])
  const kept = useKeptQueue(personId, sheetId, queue, (left) => {
    dispatch({ type: 'restore', kept: left })
    dispatch({ type: 'read', cells })
  })

  useEffect(() => dispatch({ type: 'read', cells }), [cells])

  const send = useEffectEvent(async () => {
    const batch = sendable(queue, maxMark)
    if (sending.current || Object.keys(batch).length === 0) return
    sending.current = true
    const sent = reduceQueue(queue, { type: 'send', batch })
    dispatch({ type: 'send', batch })
    try {
      const answer = await call('enterMarks', { sheetId, cells: typedCells(batch, queue) })
      const fresh = new Map(answer.cells.map(({ studentId, cell }) => [studentId, cell]))
      const results = answer.cells.map((result) => [result.studentId, outcomeOf(result)])
      const answered: QueueAction = { type: 'answer', outcomes: Object.fromEntries(results) }
      // The cells are updated no later than their changes leave the queue, so that new input is based on the
      // new values.
      notifyManager.batch(() => {
        client.setQueryData<Answer<'readMarkSheet'>>(
          sheetKey,
          (now) =>
            now && { ...now, sheet: answer.sheet, cells: now.cells.map((cell) => newest(cell, fresh)) },
        )
        notifyManager.schedule(() => dispatch(answered))
      })
      if (isGone.current) await keepMarks(personId, sheetId, reduceQueue(sent, answered))
      setUnreachable(false)
      setSavedAt(new Date())
    } catch (error) {
      if (isFinal(error)) {
        const rejected = { kind: 'rejected', reason: sentenceOf(error) } as const
        const outcomes = Object.keys(batch).map((id) => [id, rejected])
        dispatch({ type: 'answer', outcomes: Object.fromEntries(outcomes) })
      } else {
        dispatch({ type: 'fail' })
        setUnreachable(true)
      }
      // Why it failed may show there: the sheet is closed, or the session has ended.
      if (!isOutOfReach(error)) await client.invalidateQueries({ queryKey: sheetKey })
    }
    sending.current = false
  })

  useEffect(() => {
    if (!online || Object.keys(sendable(queue, maxMark)).length === 0) return
    const timer = setTimeout(() => void send(), unreachable ? retryPause : silence)
    return () => clearTimeout(timer)
  }, [queue, maxMark, online, unreachable])

  // The network is back: the next attempt need not wait.
  useEffect(() => {
    if (online) setUnreachable(false)
  }, [online])

  const leave = useEffectEvent(() => void send())
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      leave()
    }
  }, [])

  const cellOf = (studentId: string) => cells[studentId] ?? nothingThere
  const edit = (writes: readonly Write[]) =>
    dispatch({ type: 'edit', edits: writes.map((it) => ({ ...it, cell: cellOf(it.studentId) })) })

  return {
    queue,
    kept,
    isOffline: !online || unreachable,
    savedAt,
    textOf: (studentId: string) => {
      const cell = known.get(studentId)
      return queue[studentId]?.text ?? (cell ? textOf(cell) : '')
    },
    edit,
    resolve: (studentId: string, keep: 'mine' | 'theirs') => dispatch({ type: 'resolve', studentId, keep }),
    /** Sends rejected changes again. */
    retry: (studentIds: readonly string[]) =>
      edit(studentIds.map((studentId) => ({ studentId, text: queue[studentId]?.text ?? '' }))),
    /** Reverts to the server's values. */
    drop: (studentIds: readonly string[]) =>
      edit(studentIds.map((studentId) => ({ studentId, text: cellOf(studentId).text }))),
  }
}

export type QueueControl = ReturnType<typeof useMarkQueue>
