import {
  type Discrepancy,
  type DiscrepancyKind,
  decisionWords,
} from '@campanile/contract/payroll/pay-discrepancies.ts'
import { Link } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { m } from './messages.ts'

const link =
  'inline-flex min-h-6 items-center text-sm font-label text-brand-ink hover:underline max-md:min-h-8'

/** Where the cause is corrected. */
const remedies: Partial<Record<DiscrepancyKind, string>> = {
  'no-profile': m.addPayProfile(),
  joined: m.payProfile(),
  left: m.payProfile(),
  gap: m.payProfiles(),
  'no-bank-details': m.addBankDetails(),
}

export interface DiscrepancyActs {
  onPayslip: (payslipId: string) => void
  onPerson: (personId: string) => void
}

/** What is wrong, how it was decided, and the ways to its session, profile and payslip. */
export function DiscrepancyFacts(props: DiscrepancyActs & { discrepancy: Discrepancy }) {
  const { discrepancy, onPayslip, onPerson } = props
  const { dateTime, day, range } = useTimeFormat()
  const { kind, person, about, session, payslipId, decision, note, settledAt, settledBy, can } = discrepancy
  return (
    <>
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
            {[session.courseCode, day(session.startsAt), range(session.startsAt, session.endsAt)].join(', ')}
            <span className="sr-only">{m.sessionOfPersonName({ personName: person.name })}</span>
          </Link>
        )}
        {can.settle && remedies[kind] && (
          <button type="button" onClick={() => onPerson(person.id)} className={link}>
            {remedies[kind]}
            <span className="sr-only"> {m.ofPersonName({ personName: person.name })}</span>
          </button>
        )}
        {payslipId && (
          <button type="button" onClick={() => onPayslip(payslipId)} className={link}>
            {m.payslipOfPersonName({
              personName: person.name,
              span: (text) => <span className="sr-only">{text}</span>,
            })}
          </button>
        )}
      </p>
    </>
  )
}
