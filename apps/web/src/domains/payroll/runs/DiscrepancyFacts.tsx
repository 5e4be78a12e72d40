import {
  type Discrepancy,
  type DiscrepancyKind,
  decisionWords,
} from '@campanile/contract/payroll/pay-discrepancies.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { hidden } from '#ui/hidden.tsx'
import { m } from './messages.ts'

const link =
  'inline-flex min-h-6 items-center text-sm font-label text-brand-ink hover:underline max-md:min-h-8'

/** The page on which the cause is corrected. */
const remedies: Partial<Record<DiscrepancyKind, (personName: string) => ReactNode>> = {
  'no-profile': (personName) => m.addPayProfileOf({ personName, span: hidden }),
  joined: (personName) => m.payProfileOf({ personName, span: hidden }),
  left: (personName) => m.payProfileOf({ personName, span: hidden }),
  gap: (personName) => m.payProfilesOf({ personName, span: hidden }),
  'no-bank-details': (personName) => m.addBankDetailsOf({ personName, span: hidden }),
}

export interface DiscrepancyActs {
  onPayslip: (payslipId: string) => void
  onPerson: (personId: string) => void
}

/** The problem, its decision, and links to the session, profile and payslip. */
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
            note && m.quoted({ text: note }),
            joinFacts(settledBy, settledAt && dateTime(settledAt)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <p className="mt-0.5 flex flex-wrap gap-x-4 max-md:gap-y-2">
        {session && (
          <Link to={`/app/attendance/sessions/${session.id}`} className={link}>
            {m.sessionOfPerson({
              session: joinFacts(
                session.courseCode,
                day(session.startsAt),
                range(session.startsAt, session.endsAt),
              ),
              personName: person.name,
              span: hidden,
            })}
          </Link>
        )}
        {can.settle && remedies[kind] && (
          <button type="button" onClick={() => onPerson(person.id)} className={link}>
            {remedies[kind](person.name)}
          </button>
        )}
        {payslipId && (
          <button type="button" onClick={() => onPayslip(payslipId)} className={link}>
            {m.payslipOfPerson({ personName: person.name, span: hidden })}
          </button>
        )}
      </p>
    </>
  )
}
