import type { MarkGrid } from '@campanile/contract/mark-sheets.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react'
import { api } from '#lib/api.ts'
import { isOutOfReach, sentenceOf } from '#lib/errors.ts'
import { useOnline } from '#lib/useOnline.ts'
import { sheetKey } from '../results.api.ts'
import { newerGrid, outcomeOf, sendable, serverCells, textOf, typedCells } from './cells.ts'
import { keepMarks } from './keptMarks.ts'
import { type MarkQueue, type QueueAction, reduceQueue, type ServerCell } from './markQueue.ts'
import { useKeptQueue } from './useKeptQueue.ts'

/** Milliseconds of silence after which what was typed is sent, and before another try without a network. */
const silence = 900
const retryPause = 5_000

const nothingThere: ServerCell = { text: '', version: 0, by: null }

/** What this person changes in a sheet: kept on the device, sent when typing stops, met with what others enter. */
export function useMarkQueue(grid: MarkGrid, personId: string) {
  const sheetId = grid.sheet.id
  const { maxMark } = grid.sheet
  const client = useQueryClient()
  const [queue, dispatch] = useReducer(reduceQueue, {} as MarkQueue)
  const [unreachable, setUnreachable] = useState(false)
  const [savedAt, setSavedAt] = useState<Date>()
  const online = useOnline()
  const sending = useRef(false)
  const isGone = useRef(false)
  const cells = useMemo(() => serverCells(grid), [grid])
  const known = useMemo(() => new Map(grid.cells.map((cell) => [cell.student.id, cell])), [grid])
  const isKept = useKeptQueue(personId, sheetId, queue, (kept) => {
    dispatch({ type: 'restore', kept })
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
      const answer = await api.enterMarks({ sheetId, cells: typedCells(batch, queue, known) })
      const fresh = new Map(answer.cells.map(({ studentId, cell }) => [studentId, cell]))
      client.setQueryData<MarkGrid>(
        sheetKey(sheetId),
        (now) =>
          now &&
          newerGrid(now, {
            ...now,
            sheet: answer.sheet,
            cells: now.cells.map((cell) => fresh.get(cell.student.id) ?? cell),
          }),
      )
      const results = answer.cells.map((result) => [result.studentId, outcomeOf(result)])
      const answered: QueueAction = { type: 'answer', outcomes: Object.fromEntries(results) }
      dispatch(answered)
      if (isGone.current) await keepMarks(personId, sheetId, reduceQueue(sent, answered))
      setUnreachable(false)
      setSavedAt(new Date())
    } catch (error) {
      const reason = sentenceOf(error)
      if (isOutOfReach(error)) {
        dispatch({ type: 'fail' })
        setUnreachable(true)
      } else {
        const refused = Object.keys(batch).map((id) => [id, { kind: 'refused', reason }])
        dispatch({ type: 'answer', outcomes: Object.fromEntries(refused) })
        await client.invalidateQueries({ queryKey: sheetKey(sheetId) })
      }
    }
    sending.current = false
  })

  useEffect(() => {
    if (!online || Object.keys(sendable(queue, maxMark)).length === 0) return
    const timer = setTimeout(() => void send(), unreachable ? retryPause : silence)
    return () => clearTimeout(timer)
  }, [queue, maxMark, online, unreachable])

  // The network is back: the next try need not wait.
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

  return {
    queue,
    isKept,
    isOffline: !online || unreachable,
    savedAt,
    textOf: (studentId: string) => {
      const cell = known.get(studentId)
      return queue[studentId]?.text ?? (cell ? textOf(cell) : '')
    },
    edit: (studentId: string, text: string) =>
      dispatch({ type: 'edit', studentId, text, cell: cells[studentId] ?? nothingThere }),
    resolve: (studentId: string, keep: 'mine' | 'theirs') => dispatch({ type: 'resolve', studentId, keep }),
    /** Goes back to what the server has. */
    drop: (studentIds: readonly string[]) => {
      for (const studentId of studentIds) {
        const cell = cells[studentId] ?? nothingThere
        dispatch({ type: 'edit', studentId, text: cell.text, cell })
      }
    },
  }
}

export type QueueControl = ReturnType<typeof useMarkQueue>
