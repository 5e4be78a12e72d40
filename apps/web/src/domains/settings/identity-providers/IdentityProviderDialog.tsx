import type { IdentityProvider } from '@campanile/contract/accounts/identity-providers.ts'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { seriesWords } from '#lib/listWords.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { VersionedFormDialog } from '#ui/VersionedFormDialog.tsx'
import { m } from './messages.ts'
import { type IdentityProviderValues, useIdentityProviderForm } from './useIdentityProviderForm.ts'

interface IdentityProviderDialogProps {
  /** Absent for a new provider. */
  provider?: IdentityProvider
  onClose: () => void
}

const labels: Record<keyof IdentityProviderValues, string> = {
  name: m.name(),
  metadataUrl: m.address(),
  emailDomains: m.emailDomains(),
  idAttribute: m.idAttribute(),
  matchesByEmail: m.matchesByEmail(),
  createsAccounts: m.createsAccounts(),
  isOn: m.on(),
  signsOut: m.signsOut(),
}

function textOf(values: IdentityProviderValues, field: keyof IdentityProviderValues): string {
  const value = values[field]
  if (Array.isArray(value)) return seriesWords(value)
  return typeof value === 'boolean' ? (value ? m.on() : m.off()) : (value ?? '')
}

/** Domains, typed with commas between them. */
function DomainsField({ error }: { error: string | undefined }) {
  const { field } = useController<{ emailDomains: string[] }, 'emailDomains'>({ name: 'emailDomains' })
  const [typed, setTyped] = useState(field.value.join(', '))
  return (
    <TextField
      label={labels.emailDomains}
      help={m.emailDomainsHelp()}
      dir="ltr"
      spellCheck={false}
      autoComplete="off"
      placeholder="campus.edu, students.campus.edu"
      ref={field.ref}
      value={typed}
      onBlur={field.onBlur}
      onChange={({ target }) => {
        setTyped(target.value)
        field.onChange(target.value.split(/[\s,;]+/).filter(Boolean))
      }}
      error={error}
    />
  )
}

/** The form of an identity provider. */
export function IdentityProviderDialog({ provider, onClose }: IdentityProviderDialogProps) {
  const edit = useIdentityProviderForm(provider, ({ name }) => {
    void showToast({ type: 'success', title: m.nameIsSaved({ name }) })
    onClose()
  })
  const { register, formState } = edit.form
  const { errors } = formState
  const wrongDomains = errors.emailDomains?.message ?? errors.emailDomains?.find?.(Boolean)?.message
  return (
    <VersionedFormDialog
      title={provider ? m.editName({ name: provider.name }) : m.addProvider()}
      edit={edit}
      labelOf={(field) => labels[field]}
      textOf={textOf}
      onClose={onClose}
    >
      <TextField
        label={labels.name}
        help={m.nameHelp()}
        maxLength={40}
        autoComplete="off"
        {...register('name')}
        error={errors.name?.message}
      />
      <TextField
        label={labels.metadataUrl}
        help={m.addressHelp()}
        inputMode="url"
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        placeholder="https://idp.campus.edu/metadata"
        {...register('metadataUrl')}
        error={errors.metadataUrl?.message}
      />
      <DomainsField error={wrongDomains} />
      <TextField
        label={labels.idAttribute}
        help={m.idAttributeHelp()}
        optional
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        {...register('idAttribute', { setValueAs: (it: string | null) => it || null })}
        error={errors.idAttribute?.message}
      />
      <div className="mb-4 grid gap-3">
        <CheckField
          label={labels.matchesByEmail}
          help={m.matchesByEmailHelp()}
          {...register('matchesByEmail')}
        />
        <CheckField
          label={labels.createsAccounts}
          help={m.createsAccountsHelp()}
          {...register('createsAccounts')}
        />
        <CheckField label={labels.signsOut} help={m.signsOutHelp()} {...register('signsOut')} />
        <CheckField label={labels.isOn} help={m.onHelp()} {...register('isOn')} />
      </div>
    </VersionedFormDialog>
  )
}
