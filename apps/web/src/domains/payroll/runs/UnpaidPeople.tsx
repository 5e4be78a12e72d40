import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import type { UnpaidPerson } from '@campanile/contract/payroll/unpaid-people.ts'
import { useState } from 'react'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead } from '#lib/useRead.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { hidden } from '#ui/hidden.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { moneyWords } from '../money.ts'
import { m } from './messages.ts'
import { unpaidReasonWords } from './runWords.ts'

const pageSize = 5

/** Opens what puts it right: bank details, a pay profile, or the payslip that explains it. */
function Remedy({ row }: { row: UnpaidPerson }) {
  const person = useOpenedParam('person')
  const slip = useOpenedParam('payslip')
  const { reason, payslipId } = row
  const whose = {
    personName: row.person.name,
    span: hidden,
  }
  if (reason === 'used-up' && payslipId)
    return (
      <Button size="sm" onClick={() => slip.open(payslipId)}>
        {m.viewPayslipButton(whose)}
      </Button>
    )
  return (
    <Button size="sm" onClick={() => person.open(row.person.id)}>
      {reason === 'no-bank-details' ? m.bankDetailsOf(whose) : m.payProfileOf(whose)}
    </Button>
  )
}

/** People not paid by the run, with the reason and possible actions. */
export function UnpaidPeople({ run }: { run: PayRun }) {
  const [page, setPage] = useState(1)
  const query = useRead('listUnpaidPeople', { payRunId: run.id, page, pageSize })
  const { data } = query
  if (!data || data.total === 0) return null
  const isFixed = run.status === 'paid' || run.status === 'locked'
  const { unpaidPeople, unpaidAmount } = run.payments
  const owed = unpaidPeople > 0 && {
    people: unpaidPeople,
    amount: moneyWords(unpaidAmount, run.currency),
  }
  return (
    <ListCard
      label={m.notPaid()}
      rowsLabel={m.peopleWhoAreNotPaid()}
      list={{ setPage }}
      query={query}
      failure={m.weCouldntLoadThePeople()}
      empty={null}
      rowKey={({ person }) => person.id}
      head={
        <CardHead
          title={m.notPaid()}
          hint={owed && (isFixed ? m.werentPaidAndCarried(owed) : m.cantBePaidYet(owed))}
        />
      }
      className="mb-5"
      item={(row) => (
        <ListItem
          lead={<Avatar name={row.person.name} profileImage={row.person.profileImage} size={32} />}
          title={<PersonLink personId={row.person.id} name={row.person.name} personRole={row.person.role} />}
          essence={
            row.amount > 0 && (
              <span className="tnum font-label text-ink">{moneyWords(row.amount, run.currency)}</span>
            )
          }
          meta={unpaidReasonWords(row, isFixed)}
          action={<Remedy row={row} />}
        />
      )}
    />
  )
}
