import type { TimetableDraft } from '@campanile/contract/timetable/timetable-drafts.ts'
import { useId, useState } from 'react'
import { numberWords, percentText } from '#lib/figures.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { ChangeCounts } from './ChangeCounts.tsx'
import { countDifferentClasses } from './compareDrafts.ts'
import { figureRows } from './draftWords.ts'
import { m } from './messages.ts'

/** The figures of a draft, compared with those of another one. */
export function FiguresCard({ draft }: { draft: TimetableDraft }) {
  const id = useId()
  const [otherId, setOtherId] = useState('')
  const drafts = useRead('listTimetableDrafts', { pageSize: 100 })
  const other = useRead('readTimetableDraft', otherId ? { draftId: otherId } : null)
  const others = (drafts.data?.items ?? []).filter((it) => it.id !== draft.id && it.figures)
  if (!draft.figures) return null
  const compared = [draft, ...(otherId && other.data ? [other.data] : [])]
  return (
    <Card aria-labelledby={id} className="mb-5 pb-5">
      <CardHead id={id} title={m.figures()} />
      <div className="grid gap-x-8 gap-y-4 px-5 pt-3 max-sm:px-4 md:grid-cols-2">
        <table className="w-full self-start text-base">
          <thead className={compared.length === 1 ? 'sr-only' : undefined}>
            <tr className="text-start text-sm text-ink-3">
              <th scope="col" className="py-1.5 text-start font-label">
                {m.figure()}
              </th>
              {compared.map((it) => (
                <th key={it.id} scope="col" className="py-1.5 text-end font-label">
                  {it.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figureRows.map(({ figure, label, isPercent }) => (
              <tr key={figure} className="border-t border-line">
                <th scope="row" className="py-1.5 text-start font-normal text-ink-2">
                  {label}
                </th>
                {compared.map(({ id: key, figures }) => (
                  <td key={key} className="tnum py-1.5 text-end font-label">
                    {figures && (isPercent ? percentText(figures[figure]) : numberWords(figures[figure]))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div className="space-y-4">
          {draft.changes && <ChangeCounts changes={draft.changes} />}
          {others.length > 0 && (
            <SelectField
              label={m.compare()}
              value={otherId}
              options={[
                { value: '', label: m.compareNone() },
                ...others.map(({ id: value, name }) => ({ value, label: name })),
              ]}
              onChange={({ target }) => setOtherId(target.value)}
            />
          )}
          {otherId && other.error && !other.data && (
            <LoadFailed title={m.loadDraftFailed()} error={other.error} onRetry={other.refetch} />
          )}
          {otherId && other.data && (
            <p role="status">{m.compared({ count: countDifferentClasses(draft, other.data) })}</p>
          )}
        </div>
      </div>
    </Card>
  )
}
