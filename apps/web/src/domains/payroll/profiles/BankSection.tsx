import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { BankDetailsCard } from '../bank/BankDetailsCard.tsx'

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
        none="No bank details"
        why={`$Without them, {personName} is left out of bank files.`}
        personId={personId}
        acts={() => (
          <Button variant="danger" onClick={() => setRemoving(true)}>
            Delete
          </Button>
        )}
      />
      {removing && details.data && (
        <ActDialog
          title={`Delete the bank details of ${personName}`}
          verb="Delete"
          busyLabel="Deleting"
          destructive
          act={remove}
          input={{ personId, version: details.data.version }}
          done="Bank details deleted"
          failed="The bank details were not deleted"
          onClose={() => setRemoving(false)}
        >
          {personName} is notified, and is left out of bank files until there are new ones.
        </ActDialog>
      )}
    </>
  )
}
