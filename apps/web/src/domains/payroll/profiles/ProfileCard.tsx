import type { PayProfile } from '@campanile/contract/payroll/pay-profiles.ts'
import { employmentWords } from '@campanile/contract/roles.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useNow } from '#lib/useNow.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { hidden } from '#ui/hidden.tsx'
import { moneyWords } from '../money.ts'
import { heldWords, payRateWords } from '../payWords.ts'
import { m } from './messages.ts'

const hour = 3_600_000

interface ProfileCardProps {
  profile: PayProfile
  currency: string
  onAct: (act: 'edit' | 'remove') => void
}

/** One profile: how much, from when to when, and which items it names. */
export function ProfileCard({ profile, currency, onAct }: ProfileCardProps) {
  const today = useTimeFormat().dayOf(useNow(hour))
  const { firstDay, lastDay, items, note, can } = profile
  const isNow = firstDay <= today && (lastDay === null || lastDay >= today)
  const which = {
    period: heldWords(profile),
    span: hidden,
  }
  return (
    <li className="rounded-lg border border-line px-4 py-3.5">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="tnum text-md font-title">{payRateWords(profile, currency)}</span>
        {isNow && (
          <Chip tone="ok" glyph="tick">
            {m.now()}
          </Chip>
        )}
        {firstDay > today && (
          <Chip tone="info" glyph="clock">
            {m.upcoming()}
          </Chip>
        )}
      </p>
      <p className="tnum text-sm text-ink-2">
        {employmentWords[profile.employmentType]} · {heldWords(profile)}
      </p>
      {items.length > 0 && (
        <ul aria-label={m.payItems()} className="mt-2 space-y-0.5 text-sm text-ink-2">
          {items.map((item) => (
            <li key={item.payItemId} className="flex justify-between gap-3">
              <span className="min-w-0 break-words">{item.name}</span>
              {item.amount !== null && (
                <span className="tnum shrink-0">{moneyWords(item.amount, currency)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {note && <p className="mt-2 whitespace-pre-line break-words text-sm text-ink-3">{note}</p>}
      {(can.edit || can.remove) && (
        <div className="mt-3 flex gap-2">
          {can.edit && (
            <Button size="sm" onClick={() => onAct('edit')}>
              {can.editAmounts ? m.editProfile(which) : m.changeLastDayOf(which)}
            </Button>
          )}
          {can.remove && (
            <Button size="sm" variant="ghost" onClick={() => onAct('remove')}>
              {m.removeProfile(which)}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
