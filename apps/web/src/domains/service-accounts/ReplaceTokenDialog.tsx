import { overlapHours, type ServiceToken } from '@campanile/contract/service-accounts/service-accounts.ts'
import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { IssuedToken } from './IssuedToken.tsx'
import { m } from './messages.ts'

const options = overlapHours.map((hours) => ({ value: String(hours), label: m.overlap({ hours }) }))

interface ReplaceTokenDialogProps {
  token: ServiceToken
  onClose: () => void
}

/** Asks how long the old token keeps working, then shows the new one. */
export function ReplaceTokenDialog({ token, onClose }: ReplaceTokenDialogProps) {
  const rotate = useAct('rotateServiceToken')
  const [hours, setHours] = useState<(typeof overlapHours)[number]>(24)
  if (rotate.data) return <IssuedToken issued={rotate.data} onClose={onClose} />
  return (
    <FormDialog
      title={m.replaceTokenNamed({ start: token.start })}
      verb={m.replaceToken()}
      busyLabel={m.replacing()}
      busy={rotate.isPending}
      error={rotate.error}
      failed={m.theTokenWasNotReplaced()}
      onSubmit={() => rotate.mutate({ tokenId: token.id, overlapHours: hours })}
      onClose={onClose}
    >
      <SelectField
        label={m.oldTokenKeepsWorking()}
        options={options}
        value={String(hours)}
        onChange={({ target }) => setHours(overlapHours.find((it) => String(it) === target.value) ?? 24)}
      />
    </FormDialog>
  )
}
