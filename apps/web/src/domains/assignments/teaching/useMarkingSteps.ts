import type { Submission } from '@campanile/contract/assignments/marking.ts'
import type { KeyboardEvent } from 'react'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'
import type { MarkForm } from './useMarkForm.ts'

/** Saves the input and opens another student's work. */
export function useMarkingSteps(submission: Submission, form: MarkForm, onOpen: (studentId: string) => void) {
  const saveAndOpen = async (pick: (neighbours: Submission['neighbours']) => string | null) => {
    const saved = await form.submit()
    if (!saved) return undefined
    const next = pick(saved.neighbours)
    if (next) onOpen(next)
    return next
  }
  /** The previous or next student, by name. */
  const saveAndStep = (by: 1 | -1) => void saveAndOpen(({ before, after }) => (by === 1 ? after : before))
  /** The next submission to mark; stays at the last one. */
  const saveAndNext = async () => {
    const next = await saveAndOpen(({ nextToMark }) => nextToMark)
    if (next === null) void showToast({ type: 'success', title: m.nothingElseToMark() })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isArrow = event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (!isArrow && !isSave) return
    event.preventDefault()
    if (isSave) void saveAndNext()
    else saveAndStep(event.key === 'ArrowUp' ? -1 : 1)
  }
  return { neighbours: submission.neighbours, saveAndStep, saveAndNext, onKeyDown }
}

export type MarkingSteps = ReturnType<typeof useMarkingSteps>
