import type { MarkCell, MarkSheet } from '@campanile/contract/results/mark-sheets.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { decimalWords } from '#lib/figures.ts'
import { fullName } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { CommentDialog } from '../comments/CommentDialog.tsx'
import { MarkValue } from '../MarkValue.tsx'
import { CellFlags } from './CellFlags.tsx'
import { ChangeLine } from './ChangeLine.tsx'
import { CorrectMarkForm } from './CorrectMarkForm.tsx'
import type { Holding } from './Moderation.tsx'
import { m } from './messages.ts'
import { OtherResults } from './OtherResults.tsx'

interface StudentPanelProps {
  sheet: MarkSheet
  cell: MarkCell
  onHold: (holding: Holding) => void
  onClose: () => void
}

/** One mark with its history and the student’s other results. */
export function StudentPanel({ sheet, cell, onHold, onClose }: StudentPanelProps) {
  const [correcting, setCorrecting] = useState(false)
  const [commenting, setCommenting] = useState(false)
  const { dateTime } = useTimeFormat()
  const correct = useAct('correctMark')
  const { student, withheld, can } = cell
  const changes = useRead('listMarkChanges', { sheetId: sheet.id, studentId: student.id })
  const hold = (act: Holding['act']) => onHold({ act, studentIds: [student.id] })
  const footer = correcting ? undefined : (
    <>
      {sheet.can.withhold && (
        <Button size="lg" onClick={() => hold(withheld ? 'release' : 'withhold')}>
          {withheld ? m.release() : m.withhold()}
        </Button>
      )}
      {can.correct && (
        <Button size="lg" variant="primary" onClick={() => setCorrecting(true)}>
          {m.correctMark()}
        </Button>
      )}
    </>
  )
  return (
    <SidePanel
      onClose={onClose}
      title={<PersonLink personId={student.id} name={fullName(student)} />}
      description={[student.number, student.email].filter(Boolean).join(' · ')}
      locked={correcting}
      busy={correct.isPending}
      footer={footer}
    >
      <div className="space-y-6 px-6 py-5 max-md:px-4">
        <section aria-label={m.mark()} className="space-y-2">
          <p className="flex flex-wrap items-baseline gap-2 text-xl">
            {m.markOfMaximum({
              mark: cell.finalMark ?? '',
              maxMark: decimalWords(sheet.maxMark),
              value: () => <MarkValue {...cell} />,
              max: (text) => <span className="tnum text-sm text-ink-3">{text}</span>,
            })}
          </p>
          <CellFlags cell={cell} sheet={sheet} />
          <Button size="sm" onClick={() => setCommenting(true)}>
            {cell.comment ? m.editComment() : m.addAComment()}
          </Button>
          {commenting && (
            <CommentDialog sheetId={sheet.id} cell={cell} onClose={() => setCommenting(false)} />
          )}
          <p className="tnum text-xs text-ink-3">
            {[
              cell.enteredAt &&
                (cell.enteredBy
                  ? m.enteredBy({ at: dateTime(cell.enteredAt), name: cell.enteredBy })
                  : m.enteredAt({ at: dateTime(cell.enteredAt) })),
              cell.releasedAt && m.shownSince({ at: dateTime(cell.releasedAt) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </section>
        {correcting && (
          <CorrectMarkForm
            sheetId={sheet.id}
            cell={cell}
            maxMark={sheet.maxMark}
            correct={correct}
            onDone={() => {
              correct.reset()
              setCorrecting(false)
            }}
          />
        )}
        <section aria-labelledby="elsewhere">
          <h3 id="elsewhere" className="text-md font-title">
            {m.otherResults()}
          </h3>
          <OtherResults studentId={student.id} sheetId={sheet.id} />
          <Link
            to={`/app/student-results/students/${student.id}`}
            className="mt-2 inline-block text-sm font-label text-brand-ink hover:underline"
          >
            {m.allResultsOf({ firstName: student.firstName })}
          </Link>
        </section>
        <section aria-labelledby="history">
          <h3 id="history" className="text-md font-title">
            {m.history()}
          </h3>
          <Loaded query={changes} failure={m.weCouldntLoadTheHistory()}>
            {({ items }) => (
              <ol aria-label={m.changesOfThisMark()} className="divide-y divide-line empty:hidden">
                {items.map((change) => (
                  <ChangeLine key={change.id} change={change} withStudent={false} />
                ))}
              </ol>
            )}
          </Loaded>
          {changes.data?.total === 0 && <p className="mt-1 text-sm text-ink-3">{m.noChangesOfThisMark()}</p>}
        </section>
      </div>
    </SidePanel>
  )
}
