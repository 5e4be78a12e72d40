import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { BankDetailsCard } from '../bank/BankDetailsCard.tsx'
import { m } from './messages.ts'

const ActDialog = lazyDialog(() => import('#ui/ActDialog.tsx'), 'ActDialog')

/** A person's bank details, for admins. Shown only on request, because every reading is recorded. */
export function BankSection({ personId, personName }: { personId: string; personName: string }) {
  const details = useRead('readBankDetails', { personId })
  const remove = useAct('removeBankDetails')
  const [removing, setRemoving] = useState(false)
  return (
    <>
      <BankDetailsCard
        query={details}
        heading="h3"
        none={m.noBankDetails()}
        why={m.leftOutWithoutBankDetails({ personName })}
        personId={personId}
        acts={() => (
          <Button variant="danger" onClick={() => setRemoving(true)}>
            {m.delete()}
          </Button>
        )}
      />
      {removing && details.data && (
        <ActDialog
          title={m.deleteBankDetailsOf({ personName })}
          verb={m.delete()}
          busyLabel={m.deleting()}
          destructive
          act={remove}
          input={{ personId, version: details.data.version }}
          done={m.bankDetailsDeleted()}
          failed={m.theBankDetailsWereNotDeleted()}
          onClose={() => setRemoving(false)}
        >
          {m.personIsLeftOutOfBankFiles({ personName })}
        </ActDialog>
      )}
    </>
  )
}
