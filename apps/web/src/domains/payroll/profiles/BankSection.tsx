import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { BankDetailsCard } from '../bank/BankDetailsCard.tsx'
import { useBankDetailsOf, useUpdateBankDetails } from '../bank/bank.api.ts'
import { RemoveBankDialog } from '../bank/RemoveBankDialog.tsx'

/** Where a person's pay goes, for admins; each look is recorded, so it is asked for by a press. */
export function BankSection({ personId, personName }: { personId: string; personName: string }) {
  const details = useBankDetailsOf(personId)
  const update = useUpdateBankDetails()
  const [removing, setRemoving] = useState(false)
  return (
    <>
      <BankDetailsCard
        query={details}
        heading="h3"
        none="No bank details"
        why={`${personName} is left out of bank files without them.`}
        onSave={(input) => update.mutateAsync({ personId, ...input })}
        acts={() => (
          <Button variant="danger" onClick={() => setRemoving(true)}>
            Delete
          </Button>
        )}
      />
      {removing && details.data && (
        <RemoveBankDialog
          personId={personId}
          personName={personName}
          details={details.data}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  )
}
