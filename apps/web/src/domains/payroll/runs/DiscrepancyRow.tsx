import { type Discrepancy, discrepancyWords } from '@campanile/contract/payroll/pay-discrepancies.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { hidden } from '#ui/hidden.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { type DiscrepancyActs, DiscrepancyFacts } from './DiscrepancyFacts.tsx'
import { m } from './messages.ts'

interface DiscrepancyRowProps extends DiscrepancyActs {
  discrepancy: Discrepancy
  onReview: () => void
}

/** Distinguishes it from others of the same person and kind. */
export const discrepancyName = (
  { kind, person, session }: Discrepancy,
  day: (instant: string) => string,
): string => joinFacts(discrepancyWords[kind].label, person.name, session && day(session.startsAt))

/** One discrepancy of the list. */
export function DiscrepancyRow({ discrepancy, onReview, ...acts }: DiscrepancyRowProps) {
  const { day } = useTimeFormat()
  const { kind, person, decision, can } = discrepancy
  const { label, decisions } = discrepancyWords[kind]
  const which = {
    name: discrepancyName(discrepancy, day),
    span: hidden,
  }
  return (
    <div className="flex items-start gap-3 px-5 py-3.5 max-sm:px-4">
      <Avatar name={person.name} profileImage={person.profileImage} size={32} className="max-sm:hidden" />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-5 gap-y-2">
        <div className="min-w-56 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="break-words text-md font-title">
              <PersonLink personId={person.id} name={person.name} personRole={person.role} />
            </span>
            <Chip tone={decision ? 'ok' : 'warn'} glyph={decision ? 'tick' : 'exclamation'}>
              {label}
            </Chip>
          </p>
          <DiscrepancyFacts discrepancy={discrepancy} {...acts} />
        </div>
        {can.settle && decisions.length > 0 && (
          <Button variant={decision ? 'ghost' : 'secondary'} onClick={onReview}>
            {decision ? m.changeDiscrepancy(which) : m.reviewDiscrepancy(which)}
          </Button>
        )}
      </div>
    </div>
  )
}
