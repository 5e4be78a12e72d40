import type { MarkCell } from '@campanile/contract/results/mark-sheets.ts'
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useRef,
  useState,
} from 'react'
import { showToast } from '#ui/toast.ts'
import { commandOf, rangeOf, type Selection } from './gridKeys.ts'
import { tidied } from './markText.ts'
import { copiedText, isTable, type PastedLine, pastedLines } from './pasted.ts'
import { noSteps, redo, undo, withStep } from './steps.ts'
import type { QueueControl, Write } from './useMarkQueue.ts'

const rowOf = (target: EventTarget) =>
  target instanceof HTMLInputElement && target.dataset.row ? Number(target.dataset.row) : undefined

/** Moves, types, copies, pastes and takes back in the grid of marks. */
export function useGrid(
  control: QueueControl,
  cells: readonly MarkCell[],
  maxMark: string,
  onComment: (studentId: string) => void,
) {
  const frame = useRef<HTMLDivElement>(null)
  const [selection, setSelection] = useState<Selection>()
  const [preview, setPreview] = useState<PastedLine[]>()
  const steps = useRef(noSteps)
  /** The cell that has the focus, and what stood in it before. */
  const entered = useRef<{ studentId: string; before: string }>(undefined)
  const isExtended = useRef(false)
  /** Esc was pressed in a cell that is as it was: Tab leaves the grid. */
  const leaving = useRef(false)
  const { edit, textOf } = control
  const idOf = (row: number) => cells[row]?.student.id ?? ''

  const focus = (row: number) =>
    frame.current?.querySelector<HTMLInputElement>(`input[data-row="${row}"]`)?.focus()

  /** Several cells at once, as one step. */
  const write = (writes: readonly Write[]) => {
    steps.current = withStep(
      steps.current,
      writes.map(({ studentId, text }) => ({ studentId, before: textOf(studentId), after: text })),
    )
    apply(writes)
  }
  const apply = (writes: readonly Write[]) => {
    edit(writes)
    const own = writes.find(({ studentId }) => studentId === entered.current?.studentId)
    if (own) entered.current = { studentId: own.studentId, before: own.text }
  }
  /** What was typed into the cell becomes a step. */
  const settle = () => {
    const cell = entered.current
    if (!cell) return
    const after = tidied(textOf(cell.studentId), maxMark)
    if (after !== textOf(cell.studentId)) edit([{ studentId: cell.studentId, text: after }])
    steps.current = withStep(steps.current, [{ ...cell, after }])
    entered.current = { ...cell, before: after }
  }
  const takeBack = (take: typeof undo) => {
    settle()
    const taken = take(steps.current, textOf)
    if (!taken) return
    steps.current = taken.steps
    apply(taken.writes)
    const row = cells.findIndex(({ student }) => student.id === taken.writes[0]?.studentId)
    if (row >= 0) focus(row)
  }

  const selected = (at: Selection) => {
    const [from, to] = rangeOf(at)
    return cells.slice(from, to + 1).map(({ student }) => student.id)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rowOf(event.target)
    if (row === undefined || !selection) return
    const studentId = idOf(row)
    const isTab = event.key === 'Tab'
    // The answers to a question at the cell come next in the order of Tab.
    if (isTab && (leaving.current || control.queue[studentId]?.state === 'conflict')) return
    leaving.current = false
    const { key, shiftKey: shift, altKey: alt } = event
    const command = commandOf({ key, shift, alt, ctrl: event.ctrlKey || event.metaKey }, row, cells.length)
    if (!command) return
    event.preventDefault()
    if (command.type === 'undo') takeBack(undo)
    if (command.type === 'redo') takeBack(redo)
    if (command.type === 'selectAll') setSelection({ anchor: cells.length - 1, active: row })
    if (command.type === 'comment') onComment(studentId)
    if (command.type === 'clear') write(selected(selection).map((id) => ({ studentId: id, text: '' })))
    if (command.type === 'revert') {
      const before = entered.current?.before ?? ''
      leaving.current = textOf(studentId) === before
      if (!leaving.current) edit([{ studentId, text: before }])
      setSelection({ anchor: row, active: row })
    }
    if (command.type === 'move') {
      isExtended.current = command.extend
      if (command.to === row) setSelection({ ...selection, active: row })
      else focus(command.to)
    }
  }

  const onFocus = ({ target }: FocusEvent) => {
    const row = rowOf(target)
    if (row === undefined) return
    const studentId = idOf(row)
    entered.current = { studentId, before: textOf(studentId) }
    const isExtending = isExtended.current
    isExtended.current = false
    setSelection((before) => ({ anchor: isExtending && before ? before.anchor : row, active: row }))
    if (target instanceof HTMLInputElement) target.select()
  }

  const onBlur = ({ target }: FocusEvent) => {
    if (rowOf(target) === undefined) return
    settle()
    entered.current = undefined
    leaving.current = false
  }

  const enterLines = (lines: readonly PastedLine[]) => {
    const writes = lines.flatMap(({ cell, value, problem }) =>
      cell && !problem ? [{ studentId: cell.student.id, text: value }] : [],
    )
    write(writes)
    setPreview(undefined)
    const count = writes.length === 1 ? '1 mark' : `${writes.length} marks`
    void showToast({ type: 'success', title: `${count} pasted`, message: 'Ctrl Z takes them back' })
  }

  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (rowOf(event.target) === undefined || !selection || !isTable(text)) return
    event.preventDefault()
    const lines = pastedLines(text, cells, rangeOf(selection)[0], maxMark)
    const isPlain = lines.every(({ who, problem }) => who === null && !problem)
    if (isPlain) enterLines(lines)
    else setPreview(lines)
  }

  const onCopy = (event: ClipboardEvent) => {
    if (rowOf(event.target) === undefined || !selection || selection.anchor === selection.active) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', copiedText(selected(selection).map(textOf)))
  }

  return {
    frame,
    selection,
    focus,
    preview,
    enterLines,
    closePreview: () => setPreview(undefined),
    type: (studentId: string, value: string) =>
      edit([{ studentId, text: /^[ai]$/i.test(value) ? value.toUpperCase() : value }]),
    handlers: {
      onKeyDown,
      onFocus,
      onBlur,
      onPaste,
      onCopy,
      onMouseDown: (event: MouseEvent) => {
        isExtended.current = event.shiftKey && rowOf(event.target) !== undefined
      },
    },
  }
}

export type GridControl = ReturnType<typeof useGrid>
