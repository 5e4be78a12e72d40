import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { BankDetailsCard } from '../bank/BankDetailsCard.tsx'
import { MyPayHead } from './MyPayHead.tsx'
import { m } from './messages.ts'

/** `/app/my-payroll/bank-details`: my bank details. */
export function MyBankScreen() {
  useDocumentTitle(m.myPayroll())
  const details = useRead('readMyBankDetails', {})
  return (
    <>
      <MyPayHead />
      <Card aria-label={m.bankDetails()} className="max-w-[640px]">
        <BankDetailsCard
          query={details}
          heading="h2"
          none={m.noBankDetailsYet()}
          why={m.cantBePaidWithoutBankDetails()}
        />
      </Card>
    </>
  )
}
