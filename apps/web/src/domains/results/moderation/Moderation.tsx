import type { MarkGrid } from '@campanile/contract/results/mark-sheets.ts'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useFlagParam } from '#lib/useFlagParam.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { ModerationHead } from './ModerationHead.tsx'
import { ModerationTable } from './ModerationTable.tsx'
import { StatisticsCard } from './StatisticsCard.tsx'

const ChangesPanel = lazyDialog(() => import('./ChangesPanel.tsx'), 'ChangesPanel')
const MarksReasonDialog = lazyDialog(() => import('./MarksReasonDialog.tsx'), 'MarksReasonDialog')
const PublishDialog = lazyDialog(() => import('./PublishDialog.tsx'), 'PublishDialog')
const StudentPanel = lazyDialog(() => import('./StudentPanel.tsx'), 'StudentPanel')

export type SheetAct = 'publish' | 'reopen'
/** Kept back or shown again, for these students. */
export interface Holding {
  act: 'withhold' | 'release'
  studentIds: readonly string[]
}

/** A sheet with its figures, its marks, and what an admin can do with them. */
export function Moderation({ grid }: { grid: MarkGrid }) {
  const { sheet, cells, statistics, unusual } = grid
  const [act, setAct] = useState<SheetAct>()
  const [holding, setHolding] = useState<Holding>()
  const [history, showHistory] = useFlagParam('history')
  const { opened, open, close } = useOpenedParam('student')
  const cell = cells.find(({ student }) => student.id === opened)
  const closeAct = () => setAct(undefined)
  return (
    <>
      <ModerationHead grid={grid} onAct={setAct} onHistory={() => showHistory(true)} />
      <StatisticsCard statistics={statistics} maxMark={sheet.maxMark} unusual={unusual} />
      <ModerationTable grid={grid} onHold={setHolding} onOpen={open} />
      {cell && (
        <StudentPanel key={cell.student.id} sheet={sheet} cell={cell} onHold={setHolding} onClose={close} />
      )}
      {history && <ChangesPanel sheetId={sheet.id} onClose={() => showHistory(false)} />}
      {act === 'publish' && <PublishDialog grid={grid} onClose={closeAct} />}
      {act === 'reopen' && <MarksReasonDialog act="reopen" sheet={sheet} onClose={closeAct} />}
      {holding && (
        <MarksReasonDialog
          act={holding.act}
          sheet={sheet}
          studentIds={holding.studentIds}
          onClose={() => setHolding(undefined)}
        />
      )}
    </>
  )
}
