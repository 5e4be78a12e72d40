import type { MarkCell } from '@campanile/contract/results/mark-sheets.ts'
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { showToast } from '#ui/toast.ts'
import { commandOf, type GridSelection, selectedRange } from './gridKeys.ts'
import { tidiedMark } from './markText.ts'
import { m } from './messages.ts'
import { copiedText, type PastedLine, pastedLines } from './pasted.ts'
import { clipboardKind } from './pastedTable.ts'
import { noSteps, redo, undo, withStep } from './steps.ts'
import type { QueueControl, Write } from './useMarkQueue.ts'

const rowOf = (target: EventTarget) =>
  target instanceof HTMLInputElement && target.dataset.row ? Number(target.dataset.row) : undefined

interface GridOptions {
  control: QueueControl
  cells: readonly MarkCell[]
  maxMark: string
  onComment: (studentId: string) => void
  /** Moves the focus to the search box. */
  onFind: () => void
}

/** Moving, typing, copying, pasting and undoing in the grid of marks. */
export function useGrid({ control, cells, maxMark, onComment, onFind }: GridOptions) {
  const frame = useRef<HTMLDivElement>(null)
  const [selection, setSelection] = useState<GridSelection>()
  const [preview, setPreview] = useState<PastedLine[]>()
  /** The row that was last brought into view; it stays drawn. */
  const [revealed, setRevealed] = useState<number>()
  /** The row that the search has found. */
  const [found, setFound] = useState<number>()
  const steps = useRef(noSteps)
  /** The focused cell, and its previous value. */
  const entered = useRef<{ studentId: string; before: string }>(undefined)
  const isExtended = useRef(false)
  /** Esc was pressed in an unchanged cell: Tab leaves the grid. */
  const leaving = useRef(false)
  const { edit, textOf } = control
  const idOf = (row: number) => cells[row]?.student.id ?? ''

  const inputAt = (row: number) => frame.current?.querySelector<HTMLInputElement>(`input[data-row="${row}"]`)
  /** The field of a row, which is drawn for this if it is far from the visible ones. */
  const drawnInput = (row: number) => {
    if (!inputAt(row)) flushSync(() => setRevealed(row))
    return inputAt(row)
  }
  const focus = (row: number) => drawnInput(row)?.focus()
  const show = (row: number | undefined) => {
    setFound(row)
    if (row !== undefined) drawnInput(row)?.scrollIntoView({ block: 'nearest' })
  }

  const enterable = (writes: readonly Write[]) => {
    const open = new Set(cells.filter(({ can }) => can.enter).map(({ student }) => student.id))
    return writes.filter(({ studentId }) => open.has(studentId))
  }
  /** Changes several cells in one step. */
  const write = (wanted: readonly Write[]) => {
    const writes = enterable(wanted)
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
  /** The value typed into the cell becomes a step. */
  const settle = () => {
    const cell = entered.current
    if (!cell) return
    const after = tidiedMark(textOf(cell.studentId), maxMark)
    if (after !== textOf(cell.studentId)) edit([{ studentId: cell.studentId, text: after }])
    steps.current = withStep(steps.current, [{ ...cell, after }])
    entered.current = { ...cell, before: after }
  }
  const takeBack = (take: typeof undo) => {
    settle()
    const taken = take(steps.current, textOf)
    if (!taken) return
    steps.current = taken.steps
    const writes = enterable(taken.writes)
    // The cells that the focus leaves and enters read their text, which must not become another step.
    flushSync(() => apply(writes))
    const row = cells.findIndex(({ student }) => student.id === writes[0]?.studentId)
    if (row >= 0) focus(row)
  }

  const selected = (at: GridSelection) => {
    const [from, to] = selectedRange(at)
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
    if (command.type === 'find') onFind()
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
    setFound(undefined)
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
    void showToast({
      type: 'success',
      title: m.marksPasted({ count: writes.length }),
      message: m.pressCtrlZToUndo(),
    })
  }

  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    const kind = clipboardKind(text)
    if (rowOf(event.target) === undefined || !selection || kind === 'value') return
    event.preventDefault()
    if (kind === 'blank') return
    const lines = pastedLines(text, cells, selectedRange(selection)[0], maxMark)
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
    /** Rows that always stay rendered: Tab, the focus and the search lead to them. */
    kept: [selection && selection.active < cells.length ? selection.active : 0, revealed ?? -1],
    found,
    focus,
    show,
    /** Back to the cell that was typed into last. */
    goBack: () => focus(selection?.active ?? 0),
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
