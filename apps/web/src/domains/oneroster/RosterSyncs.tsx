import type { RosterSync } from '@campanile/contract/oneroster/roster-source.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { CardLink } from '#ui/CardLink.tsx'
import { Chip, type Tone } from '#ui/Chip.tsx'
import type { ChipGlyphName } from '#ui/ChipGlyph.tsx'
import { Empty } from '#ui/Empty.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { m } from './messages.ts'

interface Look {
  label: string
  tone: Tone
  glyph: ChipGlyphName
}

const resultLooks: Record<NonNullable<RosterSync['result']>, Look> = {
  unchanged: { label: m.unchanged(), tone: 'idle', glyph: 'dash' },
  applied: { label: m.applied(), tone: 'ok', glyph: 'tick' },
  waiting: { label: m.waiting(), tone: 'warn', glyph: 'clock' },
  failed: { label: m.failed(), tone: 'bad', glyph: 'cross' },
}
const running: Look = { label: m.running(), tone: 'info', glyph: 'clock' }

/** An import that waited has been applied since. */
function syncLook({ result, import: its }: RosterSync): Look {
  if (!result) return running
  return resultLooks[result === 'waiting' && its?.state === 'applied' ? 'applied' : result]
}

function SyncItem({ sync }: { sync: RosterSync }) {
  const { dateTime } = useTimeFormat()
  const { label, tone, glyph } = syncLook(sync)
  const time = dateTime(sync.startedAt)
  return (
    <li className="grid gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="tnum">{time}</span>
        <Chip tone={tone} glyph={glyph}>
          {label}
        </Chip>
        <span className="text-sm text-ink-2">
          {m.kindOfSync({ kind: sync.isFull ? 'full' : 'changes' })}
          {sync.isScheduled && ` · ${m.scheduled()}`}
        </span>
        {sync.import && (
          <CardLink to={`/app/users/imports/${sync.import.id}`} className="ms-auto">
            <span aria-hidden="true">{m.openImport()}</span>
            <span className="sr-only">{m.openImportOf({ time })}</span>
          </CardLink>
        )}
      </div>
      {sync.reason && <p className="text-sm text-ink-2">{sync.reason}</p>}
    </li>
  )
}

/** The newest syncs, with their results. */
export const RosterSyncs = ({ syncs }: { syncs: readonly RosterSync[] }) => (
  <SettingsCard title={m.lastSyncs()}>
    {syncs.length === 0 ? (
      <Empty kind="none" title={m.noSyncsYet()}>
        {m.noSyncsYetAdvice()}
      </Empty>
    ) : (
      <ul aria-label={m.lastSyncs()} className="divide-y divide-line rounded-md border border-line">
        {syncs.map((sync) => (
          <SyncItem key={sync.id} sync={sync} />
        ))}
      </ul>
    )}
  </SettingsCard>
)
