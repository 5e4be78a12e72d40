import type { PayslipRow } from '@campanile/contract/payroll/payslips.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { moneyWords } from '../money.ts'
import { SlipChange, SlipWarnings } from './slipColumns.tsx'

interface SlipItemProps {
  row: PayslipRow
  currency: string
  onOpen: () => void
}

/** Somebody's payslip on a phone. */
export const SlipItem = ({ row, currency, onOpen }: SlipItemProps) => (
  <ListItem
    lead={<Avatar name={row.person.name} profileImage={row.person.profileImage} size={32} />}
    title={row.person.name}
    essence={
      <span className="tnum font-label text-ink">
        {moneyWords(row.net, currency)}{' '}
        <span className="text-sm font-body text-ink-3">
          (<SlipChange change={row.change} currency={currency} />)
        </span>
      </span>
    }
    meta={<SlipWarnings row={row} />}
    action={
      <Button size="sm" onClick={onOpen}>
        View<span className="sr-only"> the payslip of {row.person.name}</span>
      </Button>
    }
  />
)
