import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { BankDetailsCard } from '../bank/BankDetailsCard.tsx'
import { MyPayHead } from './MyPayHead.tsx'

/** `/app/my-payroll/bank-details`: my bank details. */
export function MyBankScreen() {
  useDocumentTitle('My Payroll')
  const details = useRead('readMyBankDetails', {})
  return (
    <>
      <MyPayHead />
      <Card aria-label="Bank details" className="max-w-[640px]">
        <BankDetailsCard
          query={details}
          heading="h2"
          none="No bank details yet"
          why="You can’t be paid without them."
        />
      </Card>
    </>
  )
}
