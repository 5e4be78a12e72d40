import type { ErasureItem } from '@campanile/contract/erasure/erasure.ts'

interface ErasureItemsProps {
  items: readonly ErasureItem[]
  /** Said above each list. */
  titles: { goes: string; stays: string }
}

/** What goes and what stays, each with how many records, and why what stays does. */
export function ErasureItems({ items, titles }: ErasureItemsProps) {
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
          <span className="tabular-nums text-ink-2">{count.toLocaleString('en')}</span>
        </li>
      ))}
    </ul>
  </section>
)
