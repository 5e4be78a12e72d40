import { type TimetableScope, timetableScopes } from '@campanile/contract/timetable/timetable-scopes.ts'
import type { ReactNode } from 'react'
import { useUrlParams } from '#lib/useUrlParams.ts'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { m } from './messages.ts'
import { TimetableCard } from './TimetableCard.tsx'

type OneScope = Exclude<TimetableScope, 'campus'>

const labels: Record<TimetableScope, string> = {
  campus: m.campus(),
  room: m.room(),
  batch: m.batch(),
  lecturer: m.lecturer(),
  class: m.class(),
}

interface TimetableViewProps {
  /** Selects the room, batch, lecturer or class. */
  picker: (of: OneScope, label: string, id: string | undefined, onChange: (id: string) => void) => ReactNode
}

/** The week of the campus, or of one room, batch, lecturer or class; the address says whose. */
export function TimetableView({ picker }: TimetableViewProps) {
  const [params, change] = useUrlParams()
  const scope = timetableScopes.find((it) => it === params.get('by')) ?? 'campus'
  const id = params.get('of') ?? undefined
  const setScope = (next: TimetableScope) =>
    change((now) => {
      now.delete('of')
      now.delete('session')
      if (next === 'campus') now.delete('by')
      else now.set('by', next)
    })
  const setId = (next: string) =>
    change((now) => {
      now.delete('session')
      now.set('of', next)
    })
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start gap-x-5 gap-y-3">
        <Segmented
          label={m.show()}
          value={scope}
          onChange={setScope}
          options={timetableScopes.map((value) => ({ value, label: labels[value] }))}
          className="max-sm:w-full max-sm:overflow-x-auto"
        />
        {scope !== 'campus' && (
          <div className="w-full max-w-80">{picker(scope, labels[scope], id, setId)}</div>
        )}
      </div>
      {scope !== 'campus' && !id ? (
        <Card>
          <Empty kind="none" title={m.selectSubject({ scope })} />
        </Card>
      ) : (
        <TimetableCard
          key={`${scope} ${id}`}
          scope={scope}
          {...(id && scope !== 'campus' && { scopeId: id })}
        />
      )}
    </>
  )
}
