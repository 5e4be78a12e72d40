import type { PayItem } from '@campanile/contract/payroll/pay-items.ts'
import { cn } from '#lib/cn.ts'
import { ArchiveActs } from '#ui/ArchiveActs.tsx'
import { Chip } from '#ui/Chip.tsx'
import { howWords, itemNotes } from './itemWords.ts'
import { m } from './messages.ts'

export type ItemAct = 'edit' | 'archive' | 'restore'

interface ItemRowProps {
  item: PayItem
  currency: string
  onAct: (act: ItemAct) => void
}

/** One pay item: its amount, and whom it is for. */
export function ItemRow({ item, currency, onAct }: ItemRowProps) {
  const { name, code, how, archived, can } = item
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-5 py-3.5 max-sm:px-4">
      <div className="min-w-60 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-md font-title">{name}</span>
          <code className="text-xs text-ink-3">{code}</code>
          {archived && <Chip glyph="dash">{m.archived()}</Chip>}
        </p>
        <p
          className={cn(
            'tnum mt-0.5 break-words text-base text-ink-2',
            how.method === 'formula' && 'font-mono text-sm',
          )}
        >
          {howWords(how, currency)}
        </p>
        <p className="tnum text-sm text-ink-3">{itemNotes(item)}</p>
      </div>
      <ArchiveActs name={name} can={can} onAct={onAct} />
    </li>
  )
}
