import type { MarkGrid as Grid } from '@campanile/contract/results/mark-sheets.ts'
import { useSteadyCallback } from '#lib/useSteadyCallback.ts'
import { rangeOf } from './gridKeys.ts'
import { gridRole } from './gridRoles.ts'
import { MarkRow } from './MarkRow.tsx'
import { shortMark } from './markText.ts'
import type { GridControl } from './useGrid.ts'
import type { QueueControl } from './useMarkQueue.ts'

export interface MarkGridProps {
  grid: Grid
  control: QueueControl
  keys: GridControl
  recent: Record<string, string>
  onComment: (studentId: string) => void
}

const head = 'sticky top-0 z-10 h-9 bg-canvas px-3 font-label dark:bg-surface'

/** Students down, one mark each: moved in with arrows, Enter and Tab, typed into at once. */
export function MarkGrid({ grid, control, keys, recent, onComment }: MarkGridProps) {
  const { sheet, cells } = grid
  const type = useSteadyCallback(keys.type)
  const resolve = useSteadyCallback(control.resolve)
  const comment = useSteadyCallback(onComment)
  const { selection } = keys
  const [from, to] = selection && selection.anchor !== selection.active ? rangeOf(selection) : [-1, -1]
  const entry = selection && selection.active < cells.length ? selection.active : 0
  return (
    <div
      ref={keys.frame}
      className="max-h-[max(26rem,calc(100dvh-18rem))] overflow-y-auto overscroll-contain"
      {...keys.handlers}
    >
      <table
        {...gridRole}
        aria-label={`Marks: ${sheet.title}`}
        aria-describedby="grid-keys"
        aria-rowcount={cells.length + 1}
        className="w-full table-fixed text-left text-base"
      >
        <colgroup>
          <col className="w-14" />
          <col />
          <col className="w-32" />
          {sheet.kind === 'assignment' && <col className="w-28" />}
          <col className="w-[38%]" />
        </colgroup>
        <thead>
          <tr aria-rowindex={1} className="text-xs text-ink-3 shadow-[inset_0_-1px_0_var(--line)]">
            <th scope="col" className={head}>
              <span className="sr-only">Number</span>
            </th>
            <th scope="col" className={head}>
              Student
            </th>
            <th scope="col" className={`${head} pr-4 text-right`}>
              Mark of {shortMark(sheet.maxMark)}
            </th>
            {sheet.kind === 'assignment' && (
              <th scope="col" className={`${head} text-right`}>
                Counts
              </th>
            )}
            <th scope="col" className={head}>
              Notes
            </th>
          </tr>
        </thead>
        <tbody>
          {cells.map((cell, index) => (
            <MarkRow
              key={cell.student.id}
              cell={cell}
              change={control.queue[cell.student.id]}
              index={index}
              isEntry={index === entry}
              isSelected={index >= from && index <= to}
              recent={recent[cell.student.id]}
              kind={sheet.kind}
              maxMark={sheet.maxMark}
              onType={type}
              onResolve={resolve}
              onComment={comment}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
