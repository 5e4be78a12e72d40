import type { MarkGrid as Grid } from '@campanile/contract/results/mark-sheets.ts'
import { Lock } from 'lucide-react'
import { Fragment } from 'react'
import { decimalWords } from '#lib/figures.ts'
import { useEventCallback } from '#lib/useEventCallback.ts'
import { selectedRange } from './gridKeys.ts'
import { gridRole, spacer } from './gridRoles.ts'
import { MarkRow } from './MarkRow.tsx'
import { shortMark } from './markText.ts'
import { m } from './messages.ts'
import type { GridControl } from './useGrid.ts'
import type { QueueControl } from './useMarkQueue.ts'
import { useGridWindow } from './useRowWindow.ts'

export interface MarkGridProps {
  grid: Grid
  control: QueueControl
  keys: GridControl
  recent: Record<string, string>
  onComment: (studentId: string) => void
}

const head = 'sticky top-0 z-10 h-9 bg-canvas px-3 font-label dark:bg-surface'

/** Fills the space of rows that are not rendered. */
const GapRow = ({ height, columns }: { height: number; columns: number }) => (
  <tr {...spacer} style={{ height }}>
    <td colSpan={columns} className="p-0" />
  </tr>
)

/** Students down, one mark each: moved in with arrows, Enter and Tab, typed into at once. */
export function MarkGrid({ grid, control, keys, recent, onComment }: MarkGridProps) {
  const { sheet, cells } = grid
  const type = useEventCallback(keys.type)
  const resolve = useEventCallback(control.resolve)
  const comment = useEventCallback(onComment)
  const { selection } = keys
  const [from, to] = selection && selection.anchor !== selection.active ? selectedRange(selection) : [-1, -1]
  const [entry] = keys.kept
  const { rows, after, measure } = useGridWindow(keys.frame, cells, keys.kept)
  const columns = sheet.kind === 'assignment' ? 5 : 4
  return (
    <div
      ref={keys.frame}
      className="max-h-[max(26rem,calc(100dvh-18rem))] overflow-y-auto overscroll-contain"
      {...keys.handlers}
    >
      <table
        {...gridRole}
        aria-label={m.marksTitle({ title: sheet.title })}
        aria-describedby="grid-keys"
        aria-rowcount={cells.length + 1}
        className="w-full table-fixed text-start text-base [overflow-anchor:none]"
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
              <span className="sr-only">{m.number()}</span>
            </th>
            <th scope="col" className={head}>
              {m.student()}
            </th>
            <th scope="col" className={`${head} pe-4 text-end`}>
              {!sheet.can.enter && (
                <Lock size={12} className="me-1 inline-block align-[-1px]" aria-label={m.readOnly()} />
              )}
              {m.markOfMaximum({ maxMark: decimalWords(shortMark(sheet.maxMark)) })}
            </th>
            {sheet.kind === 'assignment' && (
              <th scope="col" className={`${head} text-end`}>
                {m.counts()}
              </th>
            )}
            <th scope="col" className={head}>
              {m.notes()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ index, gap }) => {
            const cell = cells[index]
            if (!cell) return null
            const { id } = cell.student
            return (
              <Fragment key={id}>
                {gap > 0 && <GapRow height={gap} columns={columns} />}
                <MarkRow
                  cell={cell}
                  change={control.queue[id]}
                  index={index}
                  isEntry={index === entry}
                  isSelected={index >= from && index <= to}
                  isFound={index === keys.found}
                  recent={recent[id]}
                  kind={sheet.kind}
                  maxMark={sheet.maxMark}
                  measure={measure}
                  onType={type}
                  onResolve={resolve}
                  onComment={comment}
                />
              </Fragment>
            )
          })}
          {after > 0 && <GapRow height={after} columns={columns} />}
        </tbody>
      </table>
    </div>
  )
}
