import { type Erasure, type ErasureItem, erasureObstacleWords } from '@campanile/contract/erasure/erasure.ts'
import { numberWords } from '#lib/figures.ts'
import { Alert } from '#ui/Alert.tsx'
import { m } from './messages.ts'

/** The state of an erasure: a preview, in progress, or the report. */
export function ErasureFacts({ erasure }: { erasure: Erasure }) {
  const { state, obstacles, items, files } = erasure
  if (state === 'working')
    return (
      <Alert tone="info" title={m.beingErased()}>
        {m.erasureTakesMinutes()}
      </Alert>
    )
  if (state === 'erased')
    return (
      <div className="space-y-5">
        <Alert tone="ok" title={m.erased()}>
          {m.erasedHint()}
        </Alert>
        <ErasureItems items={items} titles={{ goes: m.deleted(), stays: m.keptUnderAPseudonym() }} />
        <p className="text-ink-2">{m.filesDeleted({ files: numberWords(files) })}</p>
      </div>
    )
  return (
    <div className="space-y-5">
      {obstacles.length > 0 ? (
        <Alert tone="warn" title={m.cannotBeErasedYet()}>
          {obstacles.map((it) => (
            <p key={it}>{erasureObstacleWords[it]}</p>
          ))}
        </Alert>
      ) : (
        <p className="text-ink-2">{m.eraseConsequence()}</p>
      )}
      <ErasureItems
        items={items}
        titles={{ goes: m.willBeDeleted(), stays: m.willBeKeptUnderAPseudonym() }}
      />
    </div>
  )
}

interface ErasureItemsProps {
  items: readonly ErasureItem[]
  /** The heading of each list. */
  titles: { goes: string; stays: string }
}

/** Deleted and kept data, each with the number of records, and the reasons for keeping it. */
function ErasureItems({ items, titles }: ErasureItemsProps) {
  const goes = items.filter(({ keptBecause }) => keptBecause === null)
  const stays = items.filter(({ keptBecause }) => keptBecause !== null)
  return (
    <div className="space-y-5">
      {goes.length > 0 && <List title={titles.goes} items={goes} />}
      {stays.length > 0 && <List title={titles.stays} items={stays} />}
    </div>
  )
}

const List = ({ title, items }: { title: string; items: readonly ErasureItem[] }) => (
  <section>
    <h3 className="font-title">{title}</h3>
    <ul className="mt-1 divide-y divide-line">
      {items.map(({ what, count, keptBecause }) => (
        <li key={what} className="flex gap-4 py-2">
          <div className="min-w-0 flex-1">
            <p>{what}</p>
            {keptBecause && <p className="text-sm text-ink-2">{keptBecause}</p>}
          </div>
          <span className="tabular-nums text-ink-2">{numberWords(count)}</span>
        </li>
      ))}
    </ul>
  </section>
)
