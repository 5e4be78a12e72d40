import type { MarkCell } from '@campanile/contract/results/mark-sheets.ts'
import { useState } from 'react'
import type { Side } from '#lib/editConflict.ts'
import { hasCode } from '#lib/errors.ts'
import { call } from '#lib/reads.ts'
import { useAct } from '#lib/useAct.ts'

interface Conflict {
  theirs: string | null
  side: Side
}

/** The comment on a student's mark as it is now. */
async function readComment(sheetId: string, studentId: string): Promise<string | null> {
  const { cells } = await call('readMarkSheet', { sheetId })
  return cells.find(({ student }) => student.id === studentId)?.comment ?? null
}

/**
 * The comment on one mark while it is edited; both versions if somebody else has written one in the meantime.
 */
export function useComment(sheetId: string, { student, comment }: MarkCell, onSaved: () => void) {
  const save = useAct('commentOnMark')
  const [before, setBefore] = useState(comment)
  const [text, setText] = useState(comment ?? '')
  const [conflict, setConflict] = useState<Conflict>()
  const [failure, setFailure] = useState<unknown>()
  const studentId = student.id
  const written = text.trim() || null

  const write = async (from: string | null, wanted: string | null) => {
    setFailure(undefined)
    try {
      await save.mutateAsync({ sheetId, studentId, before: from, comment: wanted })
      onSaved()
    } catch (error) {
      const theirs = hasCode(error, 'edit-conflict')
        ? await readComment(sheetId, studentId).catch(() => undefined)
        : undefined
      if (theirs === undefined) return setFailure(error)
      setBefore(theirs)
      setConflict({ theirs, side: 'mine' })
    }
  }

  return {
    text,
    setText,
    written,
    isDirty: written !== before || conflict !== undefined,
    isSaving: save.isPending,
    failure,
    conflict,
    choose: (side: Side) => setConflict((it) => it && { ...it, side }),
    submit: () => (conflict?.side === 'theirs' ? onSaved() : void write(before, written)),
  }
}
