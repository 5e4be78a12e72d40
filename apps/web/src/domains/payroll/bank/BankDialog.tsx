import type { BankDetails } from '@campanile/contract/payroll/bank-details.ts'
import { useState } from 'react'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { ActDialog } from '../ActDialog.tsx'
import { type BankInput, type BankValues, bankValues, readBankForm } from './bankForm.ts'

const fields = [
  { name: 'holder', label: 'Account holder', optional: false, help: undefined },
  {
    name: 'accountNumber',
    label: 'Account number or IBAN',
    optional: false,
    help: 'Kept encrypted; only its end is shown again',
  },
  { name: 'bankCode', label: 'BIC, sort code or routing number', optional: true, help: undefined },
  { name: 'bankName', label: 'Bank', optional: true, help: undefined },
] as const

interface BankDialogProps {
  details: BankDetails
  onSave: (input: { version: number; values: BankInput }) => Promise<unknown>
  onClose: () => void
}

/** Changes where pay goes */
export function BankDialog({ details, onSave, onClose }: BankDialogProps) {
  // The version that is on screen when the form opens: a change by somebody else in between is refused.
  const [version] = useState(details.version)
  const [values, setValues] = useState<BankValues>(() => bankValues(details))
  const [tried, setTried] = useState(false)
  const { input, problems } = readBankForm(values)
  const isReady = () => {
    setTried(true)
    return input !== undefined
  }
  return (
    <ActDialog
      title={details.details ? 'Change bank details' : 'Add bank details'}
      verb="Save"
      busyLabel="Saving"
      isReady={isReady}
      onAct={async () => {
        if (!input) return
        await onSave({ version, values: input })
        void showToast({ type: 'success', title: 'The bank details are saved' })
      }}
      onClose={onClose}
    >
      {fields.map(({ name, label, optional, help }) => (
        <TextField
          key={name}
          className="mb-2"
          label={label}
          optional={optional}
          autoComplete="off"
          spellCheck={false}
          maxLength={140}
          value={values[name]}
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          error={tried ? problems[name] : undefined}
          help={help}
        />
      ))}
    </ActDialog>
  )
}
