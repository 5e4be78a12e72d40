import type { Receipt } from '@campanile/contract/attendance/check-in.ts'
import { CheckCheck, CircleMinus, CircleX } from 'lucide-react'
import { cn } from '#lib/cn.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { receiptDetail, receiptTitle } from './receiptWords.ts'

const icons = { present: CheckCheck, late: CheckCheck, absent: CircleX, excused: CircleMinus }

/** A student's own record, on the night card. */
export function MyMark({ receipt }: { receipt: Receipt }) {
  const { time } = useTimeFormat()
  const Icon = icons[receipt.status]
  return (
    <div className="mt-6 flex animate-rise items-center gap-3 rounded-lg bg-white/10 p-4">
      <span
        className={cn(
          'arch grid h-[42px] w-[38px] shrink-0 place-items-center',
          receipt.status === 'absent' ? 'bg-white/15' : 'bg-brass text-on-brass',
        )}
      >
        <Icon size={20} aria-hidden="true" />
      </span>
      <div role="status">
        <p className="text-lg font-title">{receiptTitle(receipt)}</p>
        <p className="tnum text-sm text-ink-2">{receiptDetail(receipt, time(receipt.markedAt))}</p>
      </div>
    </div>
  )
}
