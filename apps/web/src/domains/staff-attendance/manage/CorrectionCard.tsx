import type { Correction } from '@campanile/contract/staff-attendance/staff-corrections.ts'
import { useId } from 'react'
import { fullName } from '#lib/session.ts'
import { formatPlainDay } from '#lib/time.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { hidden } from '#ui/hidden.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { CorrectionFacts } from './CorrectionFacts.tsx'
import { m } from './messages.ts'

interface CorrectionCardProps {
  correction: Correction
  onReview: () => void
}

/** One request of the list. */
export function CorrectionCard({ correction, onReview }: CorrectionCardProps) {
  const titleId = useId()
  const { date, status, can } = correction
  const name = fullName(correction)
  return (
    <article aria-labelledby={titleId} className="flex gap-3 px-5 py-4 max-sm:px-4">
      <Avatar name={name} profileImage={correction.profileImage} size={36} />
      <div className="min-w-0 flex-1">
        <div className="mb-2 flex flex-wrap items-start justify-between gap-2">
          <div>
            <h2 id={titleId} className="break-words text-md font-title">
              <PersonLink personId={correction.personId} name={name} personRole={correction.role} />
            </h2>
            <p className="text-sm text-ink-3">{formatPlainDay(date)}</p>
          </div>
          {status !== 'pending' && (
            <Chip
              tone={status === 'accepted' ? 'ok' : 'bad'}
              glyph={status === 'accepted' ? 'tick' : 'cross'}
            >
              {status === 'accepted' ? m.accepted() : m.rejected()}
            </Chip>
          )}
          {can.decide && <Button onClick={onReview}>{m.reviewRequestOf({ name, hidden: hidden })}</Button>}
        </div>
        <CorrectionFacts correction={correction} />
      </div>
    </article>
  )
}
