import { type ServiceAccount, tokenDays } from '@campanile/contract/service-accounts/service-accounts.ts'
import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { IssuedToken } from './IssuedToken.tsx'
import { m } from './messages.ts'

const options = tokenDays.map((days) => ({ value: String(days), label: m.days({ days }) }))

interface NewTokenDialogProps {
  account: ServiceAccount
  onClose: () => void
}

/** Asks how long a new token is valid, then shows it. */
export function NewTokenDialog({ account, onClose }: NewTokenDialogProps) {
  const issue = useAct('issueServiceToken')
  const [days, setDays] = useState<(typeof tokenDays)[number]>(90)
  if (issue.data) return <IssuedToken issued={issue.data} onClose={onClose} />
  return (
    <FormDialog
      title={m.newTokenFor({ name: account.name })}
      verb={m.createToken()}
      busyLabel={m.creating()}
      busy={issue.isPending}
      error={issue.error}
      failed={m.theTokenWasNotCreated()}
      onSubmit={() => issue.mutate({ accountId: account.id, days })}
      onClose={onClose}
    >
      <SelectField
        label={m.validFor()}
        options={options}
        value={String(days)}
        onChange={({ target }) => setDays(tokenDays.find((it) => String(it) === target.value) ?? 90)}
      />
    </FormDialog>
  )
}
