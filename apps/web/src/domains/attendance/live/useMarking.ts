import type { RegisterRow } from '@campanile/contract/attendance/attendance.ts'
import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { isUnanswered, sentenceOf } from '#lib/errors.ts'
import { type Answer, call, writeRead } from '#lib/reads.ts'
import { fullName } from '#lib/session.ts'
import { showToast } from '#ui/toast.ts'
import { statusWords } from './markWords.ts'
import { type PendingMark, statusOf, withPending } from './registerRows.ts'

interface NewMark extends PendingMark {
  status: AttendanceStatus
}

/** Identifies the records of one register that are being saved. */
const markingKey = (sessionId: string) => ['mark', sessionId] as const

interface RowChange<T extends PendingMark> {
  act: (mark: T) => Promise<RegisterRow>
  onSuccess: (row: RegisterRow) => void
  onError: (error: Error, mark: T) => void
}

/** Changes one row. Nothing else is refetched here: the event of the change does that, once for a quick series. */
function useRowChange<T extends PendingMark>(sessionId: string, { act, onSuccess, onError }: RowChange<T>) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: markingKey(sessionId),
    // One after the other, so that the last key pressed counts.
    scope: { id: `mark ${sessionId}` },
    mutationFn: act,
    onSuccess: async (row) => {
      await writeRead(
        client,
        'readRegister',
        { sessionId },
        (register) =>
          register && {
            ...register,
            rows: register.rows.map((it) => (it.studentId === row.studentId ? row : it)),
          },
      )
      onSuccess(row)
    },
    onError,
  })
}

/** A mark made on this screen, and what stood there before. */
interface Made {
  studentId: string
  before: PendingMark['shown']
}

export interface Marking {
  /** The rows, marks under way included. */
  rows: readonly RegisterRow[]
  /** Why the last mark or undo was not saved; its row shows again what it showed before. */
  failure: string | null
  mark: (row: RegisterRow, status: AttendanceStatus) => void
  /** Takes back my last mark of this student. */
  undo: (studentId: string) => void
  /** Takes back the last mark made on this screen. */
  undoLast: () => void
}

/** Marks by hand: shown at once, saved one after the other, taken back when the server refuses. */
export function useMarking({ session, rows, clockOffset }: Answer<'readRegister'>): Marking {
  const [failure, setFailure] = useState<string | null>(null)
  const made = useRef<Made[]>([])
  const pending = useMutationState({
    filters: { mutationKey: markingKey(session.id), status: 'pending' },
    select: ({ state }) => state.variables as PendingMark,
  })
  const shown = useMemo(() => withPending(rows, pending), [rows, pending])

  const forget = (studentId: string) => {
    const last = made.current.findLastIndex((it) => it.studentId === studentId)
    return last < 0 ? undefined : made.current.splice(last, 1)[0]
  }
  const fail = (what: string) => (error: Error, mark: PendingMark) => {
    const row = rows.find(({ studentId }) => studentId === mark.studentId)
    const outcome = isUnanswered(error) ? 'no answer came' : what
    setFailure(`${row ? fullName(row) : 'The student'}: ${outcome}. ${sentenceOf(error)}`)
  }

  const undoMark = useRowChange<PendingMark>(session.id, {
    act: ({ studentId }) => call('undoMark', { sessionId: session.id, studentId }),
    onSuccess: (row) => showToast({ type: 'info', title: `${fullName(row)} is back to ${word(row)}` }),
    onError: fail('the mark was not taken back'),
  })
  const undo = (studentId: string) => {
    setFailure(null)
    undoMark.mutate({ studentId, shown: forget(studentId)?.before ?? null })
  }
  const markAttendance = useRowChange<NewMark>(session.id, {
    act: ({ studentId, status }) => call('markAttendance', { sessionId: session.id, studentId, status }),
    onSuccess: (row) =>
      showToast({
        type: 'success',
        title: `${fullName(row)} is marked ${word(row)}`,
        action: { label: 'Undo', onAction: () => undo(row.studentId) },
      }),
    onError: (error, mark) => {
      forget(mark.studentId)
      fail('the mark was not saved')(error, mark)
    },
  })

  return {
    rows: shown,
    failure,
    mark({ studentId, status: before, source, markedAt }, status) {
      setFailure(null)
      made.current.push({ studentId, before: { status: before, source, markedAt } })
      const now = new Date(Date.now() + clockOffset).toISOString()
      markAttendance.mutate({ studentId, status, shown: { status, source: 'manual', markedAt: now } })
    },
    undo,
    undoLast() {
      const last = made.current.at(-1)
      if (last) undo(last.studentId)
    },
  }
}

const word = (row: RegisterRow) => statusWords[statusOf(row)].toLowerCase()
