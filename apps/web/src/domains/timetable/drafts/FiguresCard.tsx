import type { DraftKind } from '@campanile/contract/timetable/draft-words.ts'
import { type ReactNode, useId, useState } from 'react'
import { numberWords, percentText } from '#lib/figures.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Loaded, type LoadedProps } from '#ui/Loaded.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { m } from './messages.ts'

interface Measured<Figures> {
  id: string
  name: string
  figures: Figures | null
}

export interface FigureRow<Figures> {
  figure: keyof Figures & string
  label: string
  isPercent?: true
}

interface FiguresCardProps<Figures, Draft extends Measured<Figures>> {
  kind: DraftKind
  draft: Draft
  rows: readonly FigureRow<Figures>[]
  /** Reads another draft; an empty id: none. */
  useDraft: (draftId: string) => LoadedProps<Draft>['query']
  comparedWords: (other: Draft) => string
  /** The effect of applying it. */
  children: ReactNode
}

/** The figures of a draft, beside those of another one. */
export function FiguresCard<Figures extends object, Draft extends Measured<Figures>>({
  kind,
  draft,
  rows,
  useDraft,
  comparedWords,
  children,
}: FiguresCardProps<Figures, Draft>) {
  const id = useId()
  const [otherId, setOtherId] = useState('')
  const drafts = useRead('listTimetableDrafts', { kind, pageSize: 100 })
  const other = useDraft(otherId)
  const others = (drafts.data?.items ?? []).filter((it) => it.id !== draft.id && it.unplaced !== null)
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
            {rows.map(({ figure, label, isPercent }) => (
              <tr key={figure} className="border-t border-line">
                <th scope="row" className="py-1.5 text-start font-normal text-ink-2">
                  {label}
                </th>
                {compared.map(({ id: key, figures }) => (
                  <td key={key} className="tnum py-1.5 text-end font-label">
                    {figures && figureText(Number(figures[figure]), isPercent)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div className="space-y-4">
          {children}
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
          {otherId && (
            <Loaded query={other} failure={m.loadDraftFailed()} skeleton={null}>
              {(it) => <p role="status">{comparedWords(it)}</p>}
            </Loaded>
          )}
        </div>
      </div>
    </Card>
  )
}

const figureText = (value: number, isPercent: boolean | undefined) =>
  isPercent ? percentText(value) : numberWords(value)
