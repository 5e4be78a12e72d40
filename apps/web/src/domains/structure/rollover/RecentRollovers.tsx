import { Link } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useNow } from '#lib/useNow.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Chip, type Tone } from '#ui/Chip.tsx'
import { m } from './messages.ts'
import { rolloverPath } from './rolloverSteps.ts'

const tones: Record<'draft' | 'applied' | 'undone', Tone> = { draft: 'warn', applied: 'ok', undone: 'idle' }

/** The latest roll-overs, to continue a draft or undo one. Nothing if there are none. */
export function RecentRollovers() {
  const { data } = useRead('listTermRollovers', { pageSize: 5 })
  const { ago } = useTimeFormat()
  const now = useNow(60_000)
  if (!data || data.total === 0) return null
  return (
    <Card className="mt-5">
      <CardHead title={m.listOfRollovers()} />
      <ul className="mt-2 pb-2">
        {data.items.map(({ id, state, source, target, createdBy, updatedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2 max-sm:px-4">
            <div className="min-w-0 flex-1 basis-64">
              <Link to={rolloverPath(id)} className="font-label text-brand-ink underline">
                {target
                  ? m.sourceAndTarget({ source: source.name, target })
                  : m.sourceOnly({ source: source.name })}
              </Link>
              <p className="text-sm text-ink-3">
                {m.byAndWhen({ name: createdBy, time: ago(updatedAt, now) })}
              </p>
            </div>
            <Chip tone={tones[state]}>{m.state({ state })}</Chip>
          </li>
        ))}
      </ul>
    </Card>
  )
}
