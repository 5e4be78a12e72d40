import type { RegisterRow } from '@campanile/contract/attendance/attendance.ts'
import { type AttendanceStatus, needsReason } from '@campanile/contract/attendance/attendance-words.ts'
import { useMutationState } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { hasCode, isUnanswered, sentenceOf } from '#lib/errors.ts'
import { type Answer, call } from '#lib/reads.ts'
import { fullName } from '#lib/session.ts'
import { recordedWords, restWords, undoneWords } from './markWords.ts'
import { m } from './messages.ts'
import { type PendingMark, withPending } from './registerRows.ts'
import { useRest } from './useRest.ts'
import { markingKey, useRowChange } from './useRowChange.ts'

interface NewMark extends PendingMark {
  status: AttendanceStatus
  reason?: string
  attemptId?: string
}

/** A change made on this screen: of one student, with the previous record, or of the rest. */
type Made =
  | { studentId: string; before: PendingMark['shown'] }
  | { studentIds: string[]; status: AttendanceStatus }

/** The last change, as text. */
interface LastChange {
  text: string
  undo?: () => void
}

export interface Marking {
  /** The rows, including pending changes. */
  rows: readonly RegisterRow[]
  /** The reason why the last change or undo was not saved; its row shows its previous content again. */
  failure: string | null
  last: LastChange | null
  /** False if a reason is required first. */
  mark: (row: RegisterRow, status: AttendanceStatus, attemptId?: string) => boolean
  /** The student to record as absent once there is a reason. */
  asked: RegisterRow | null
  /** Records the student as absent with a reason, or does not. */
  answer: (reason: string | null) => void
  /** Records every student without a record as present. */
  markRest: () => void
  isMarkingRest: boolean
  /** Undoes my last change of this student's record. */
  undo: (studentId: string) => void
  /** Undoes the last change made on this screen. */
  undoLast: () => void
}

/** Records set manually: shown at once, saved one after another, and reverted if the server refuses them. */
export function useMarking({ session, rows, clockOffset }: Answer<'readRegister'>): Marking {
  const sessionId = session.id
  const [failure, setFailure] = useState<string | null>(null)
  const [last, setLast] = useState<LastChange | null>(null)
  const [askedId, setAskedId] = useState<string | null>(null)
  const made = useRef<Made[]>([])
  const pending = useMutationState({
    filters: { mutationKey: markingKey(sessionId), status: 'pending' },
    select: ({ state }) => state.variables as PendingMark,
  })
  const shown = useMemo(() => withPending(rows, pending), [rows, pending])
  const asked = rows.find((it) => it.studentId === askedId) ?? null

  const begin = () => {
    setFailure(null)
    setLast(null)
  }
  const forget = (studentId: string) => {
    const place = made.current.findLastIndex((it) => 'studentId' in it && it.studentId === studentId)
    const [it] = place < 0 ? [] : made.current.splice(place, 1)
    return it && 'before' in it ? it.before : null
  }
  const fail = (unanswered: string, refused: string, error: Error) =>
    setFailure(`${isUnanswered(error) ? unanswered : refused} ${sentenceOf(error)}`)
  const nameOf = (studentId: string) => {
    const row = rows.find((it) => it.studentId === studentId)
    return row ? fullName(row) : m.theStudent()
  }

  const undoMark = useRowChange<PendingMark>(sessionId, {
    act: ({ studentId }) => call('undoMark', { sessionId, studentId }),
    onSuccess: (row) => setLast({ text: undoneWords(row) }),
    onError: (error, { studentId }) => {
      const student = nameOf(studentId)
      fail(m.noResponseForStudent({ student }), m.changeOfStudentNotUndone({ student }), error)
    },
  })
  const undo = (studentId: string) => {
    begin()
    undoMark.mutate({ studentId, shown: forget(studentId) })
  }
  const markAttendance = useRowChange<NewMark>(sessionId, {
    act: ({ shown: _, ...mark }) => call('markAttendance', { sessionId, ...mark }),
    onSuccess: (row) => setLast({ text: recordedWords(row), undo: () => undo(row.studentId) }),
    onError: (error, { studentId }) => {
      forget(studentId)
      // The student checked in at this moment.
      if (hasCode(error, 'reason-required')) setAskedId(studentId)
      else {
        const student = nameOf(studentId)
        fail(m.noResponseForStudent({ student }), m.recordOfStudentNotSaved({ student }), error)
      }
    },
  })
  const save = (row: RegisterRow, status: AttendanceStatus, more: Pick<NewMark, 'reason' | 'attemptId'>) => {
    begin()
    const { studentId, source, markedAt } = row
    made.current.push({ studentId, before: { status: row.status, source, markedAt } })
    const now = new Date(Date.now() + clockOffset).toISOString()
    markAttendance.mutate({ studentId, status, ...more, shown: { status, source: 'manual', markedAt: now } })
  }

  const undoRest = useRest('undoRest', sessionId, {
    onSuccess: ({ length }) => setLast({ text: restWords.undone(length) }),
    onError: (error) => fail(m.noResponseForRest(), m.restNotUndone(), error),
  })
  const revertRest = (studentIds: string[], status: AttendanceStatus) => {
    begin()
    made.current = made.current.filter((it) => !('studentIds' in it && it.studentIds === studentIds))
    undoRest.mutate({ sessionId, studentIds, status })
  }
  const recordRest = useRest('recordRest', sessionId, {
    onSuccess: (studentIds) => {
      if (studentIds.length === 0) return setLast({ text: restWords.nobody })
      made.current.push({ studentIds, status: 'present' })
      setLast({ text: restWords.recorded(studentIds.length), undo: () => revertRest(studentIds, 'present') })
    },
    onError: (error) => fail(m.noResponseForRest(), m.restNotSaved(), error),
  })

  return {
    rows: shown,
    failure,
    last,
    mark(row, status, attemptId) {
      if (needsReason(row.status, status)) {
        setAskedId(row.studentId)
        return false
      }
      save(row, status, attemptId === undefined ? {} : { attemptId })
      return true
    },
    asked,
    answer(reason) {
      if (asked && reason !== null) save(asked, 'absent', { reason })
      setAskedId(null)
    },
    markRest() {
      begin()
      recordRest.mutate({ sessionId, status: 'present' })
    },
    isMarkingRest: recordRest.isPending || undoRest.isPending,
    undo,
    undoLast() {
      const it = made.current.at(-1)
      if (it && 'studentIds' in it) revertRest(it.studentIds, it.status)
      else if (it) undo(it.studentId)
    },
  }
}
