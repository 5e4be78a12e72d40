import {
  type Discrepancy,
  type DiscrepancyDecision,
  type DiscrepancyKind,
  decisionWords,
  discrepancyWords,
} from '@campanile/contract/payroll/pay-discrepancies.ts'
import { Link } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'

const link =
  'inline-flex min-h-6 items-center text-sm font-label text-brand-ink hover:underline max-md:min-h-8'

interface DiscrepancyRowProps {
  discrepancy: Discrepancy
  onDecide: (decision: DiscrepancyDecision) => void
  onPayslip: (payslipId: string) => void
  onPerson: (personId: string) => void
}

/** Tells it from others of the same person and kind. */
export const discrepancyName = (
  { kind, person, session }: Discrepancy,
  day: (instant: string) => string,
): string =>
  [discrepancyWords[kind].label, person.name, session && day(session.startsAt)].filter(Boolean).join(', ')

/** The place where the cause is corrected. */
const remedies: Partial<Record<DiscrepancyKind, string>> = {
  'no-profile': 'Add pay profile',
  joined: 'Pay profile',
  left: 'Pay profile',
  gap: 'Pay profiles',
  'no-bank-details': 'Add bank details',
}

/** One discrepancy: what does not fit, of whom, and how it was settled or can be. */
export function DiscrepancyRow(props: DiscrepancyRowProps) {
  const { discrepancy, onDecide, onPayslip, onPerson } = props
  const { dateTime, day, range } = useTimeFormat()
  const { kind, person, about, session, payslipId, decision, note, settledAt, settledBy, can } = discrepancy
  const { label, decisions } = discrepancyWords[kind]
  const which = discrepancyName(discrepancy, day)
  return (
    <div className="flex items-start gap-3 px-5 py-3.5 max-sm:px-4">
      <Avatar name={person.name} profileImage={person.profileImage} size={32} className="max-sm:hidden" />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-5 gap-y-2">
        <div className="min-w-56 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="break-words text-md font-title">{person.name}</span>
            <Chip tone={decision ? 'ok' : 'warn'} glyph={decision ? 'tick' : 'exclamation'}>
              {label}
            </Chip>
          </p>
          <p className="tnum mt-0.5 break-words text-base text-ink-2">{about}</p>
          {decision && (
            <p className="tnum mt-0.5 break-words text-sm text-ink-3">
              {[
                decisionWords[decision],
                note && `“${note}”`,
                [settledBy, settledAt && dateTime(settledAt)].filter(Boolean).join(', '),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
          <p className="mt-0.5 flex flex-wrap gap-x-4 max-md:gap-y-2">
            {session && (
              <Link to={`/app/attendance/sessions/${session.id}`} className={link}>
                {[session.courseCode, day(session.startsAt), range(session.startsAt, session.endsAt)].join(
                  ', ',
                )}
                <span className="sr-only">, session of {person.name}</span>
              </Link>
            )}
            {can.settle && remedies[kind] && (
              <button type="button" onClick={() => onPerson(person.id)} className={link}>
                {remedies[kind]}
                <span className="sr-only"> of {person.name}</span>
              </button>
            )}
            {payslipId && (
              <button type="button" onClick={() => onPayslip(payslipId)} className={link}>
                Payslip<span className="sr-only"> of {person.name}</span>
              </button>
            )}
          </p>
        </div>
        {can.settle && (
          <div className="flex flex-wrap gap-2">
            {decisions.map((it) => (
              <Button
                key={it}
                variant={decision === it ? 'ghost' : 'secondary'}
                disabled={decision === it}
                onClick={() => onDecide(it)}
              >
                {decisionWords[it]}
                <span className="sr-only"> {which}</span>
              </Button>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
