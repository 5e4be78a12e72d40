import type { BankDetails } from '@campanile/contract/payroll/bank-details.ts'
import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { bankValues, readBankForm } from './bankForm.ts'
import { m } from './messages.ts'

const fields = [
  { name: 'holder', label: m.accountHolder(), optional: false, help: undefined },
  {
    name: 'accountNumber',
    label: m.accountNumberOrIBAN(),
    optional: false,
    help: m.accountNumberIsStoredEncrypted(),
  },
  { name: 'bankCode', label: m.bankCodeKinds(), optional: true, help: undefined },
  { name: 'bankName', label: m.bank(), optional: true, help: undefined },
] as const

interface BankDialogProps {
  /** The person whose details an admin edits; by default the reader. */
  personId: string | undefined
  details: BankDetails
  onClose: () => void
}

/** The form of the bank details that somebody's pay is sent to. */
export function BankDialog({ personId, details, onClose }: BankDialogProps) {
  const saveOwn = useAct('updateMyBankDetails')
  const saveTheirs = useAct('updateBankDetails')
  const { isPending, error } = personId ? saveTheirs : saveOwn
  // The version shown when the form opened; if somebody else has saved since, saving is refused.
  const [version] = useState(details.version)
  const [initial] = useState(() => bankValues(details))
  const [values, setValues] = useState(initial)
  const [submitted, setSubmitted] = useState(false)
  const { input, problems } = readBankForm(values)
  const onSuccess = () => {
    void showToast({ type: 'success', title: m.bankDetailsSaved() })
    onClose()
  }
  return (
    <FormDialog
      title={details.details ? m.changeBankDetails() : m.addBankDetails()}
      verb={m.save()}
      busyLabel={m.saving()}
      busy={isPending}
      dirty={values !== initial}
      error={error}
      failed={m.theBankDetailsWereNotSaved()}
      onSubmit={() => {
        setSubmitted(true)
        if (!input) return
        if (personId) saveTheirs.mutate({ personId, version, values: input }, { onSuccess })
        else saveOwn.mutate({ version, values: input }, { onSuccess })
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
          error={submitted ? problems[name] : undefined}
          help={help}
        />
      ))}
    </FormDialog>
  )
}
