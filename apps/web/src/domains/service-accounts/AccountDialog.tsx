import type { ServiceAccount } from '@campanile/contract/service-accounts/service-accounts.ts'
import { seriesWords } from '#lib/listWords.ts'
import { NumberField } from '#ui/NumberField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { VersionedFormDialog } from '#ui/VersionedFormDialog.tsx'
import { m } from './messages.ts'
import { ScopeFields } from './ScopeFields.tsx'
import { scopeWords } from './scopeWords.ts'
import { type AccountValues, useAccountForm } from './useAccountForm.ts'

interface AccountDialogProps {
  /** Absent for a new account. */
  account?: ServiceAccount
  onClose: () => void
}

const labels: Record<keyof AccountValues, string> = {
  name: m.name(),
  requestsPerMinute: m.requestsPerMinute(),
  scopes: m.scopes(),
}

const textOf = (values: AccountValues, field: keyof AccountValues) =>
  field === 'scopes' ? seriesWords(values.scopes.map(scopeWords)) : String(values[field])

/** The form of a service account. */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  const edit = useAccountForm(account, ({ name }) => {
    void showToast({ type: 'success', title: m.nameIsSaved({ name }) })
    onClose()
  })
  const { register, formState } = edit.form
  const { errors } = formState
  return (
    <VersionedFormDialog
      title={account ? m.editName({ name: account.name }) : m.addServiceAccount()}
      edit={edit}
      labelOf={(field) => labels[field]}
      textOf={textOf}
      onClose={onClose}
    >
      <TextField
        label={labels.name}
        maxLength={80}
        autoComplete="off"
        {...register('name')}
        error={errors.name?.message}
      />
      <NumberField
        label={labels.requestsPerMinute}
        min={10}
        max={600}
        {...register('requestsPerMinute', { valueAsNumber: true })}
        error={errors.requestsPerMinute?.message}
        help={m.howRateWorks()}
      />
      <ScopeFields />
    </VersionedFormDialog>
  )
}
