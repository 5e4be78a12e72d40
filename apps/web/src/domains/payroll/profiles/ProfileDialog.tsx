import type { PayItem } from '@campanile/contract/payroll/pay-items.ts'
import type { PayProfile, PayProfileHistory } from '@campanile/contract/payroll/pay-profiles.ts'
import { Alert } from '#ui/Alert.tsx'
import { showToast } from '#ui/toast.ts'
import { VersionedFormDialog } from '#ui/VersionedFormDialog.tsx'
import { heldWords } from '../payWords.ts'
import { m } from './messages.ts'
import { ProfileFieldset } from './ProfileFieldset.tsx'
import { payProfileFieldLabels, payProfileFieldText } from './profileWords.ts'
import { useProfileForm } from './useProfileForm.ts'

interface ProfileDialogProps {
  history: PayProfileHistory
  /** All pay items; the options have to be loaded before the selected one. */
  known: readonly PayItem[]
  /** Absent for a new one. */
  profile?: PayProfile
  onClose: () => void
}

/** A person's pay from a given day. */
export function ProfileDialog({ history, known, profile, onClose }: ProfileDialogProps) {
  const { person, currency } = history
  const nameOf = (id: string) => known.find((it) => it.id === id)?.name ?? m.payItem()
  const edit = useProfileForm(history, profile, () => {
    void showToast({ type: 'success', title: m.payProfileSavedFor({ personName: person.name }) })
    onClose()
  })
  const endsBefore = !profile && history.items.some(({ lastDay }) => lastDay === null)
  return (
    <VersionedFormDialog
      title={profile ? m.editPayProfile() : m.addPayProfile()}
      description={profile ? `${person.name} · ${heldWords(profile)}` : person.name}
      edit={edit}
      labelOf={(field) => payProfileFieldLabels[field]}
      textOf={(values, field) => payProfileFieldText(values, field, nameOf)}
      onClose={onClose}
    >
      {profile && !profile.can.editAmounts && (
        <Alert tone="info" className="mb-4">
          {m.onlyLastDayCanChange()}
        </Alert>
      )}
      {endsBefore && (
        <Alert tone="info" className="mb-4">
          {m.previousProfileEnds()}
        </Alert>
      )}
      <ProfileFieldset
        currency={currency}
        known={known}
        lastDayOnly={profile ? !profile.can.editAmounts : false}
      />
    </VersionedFormDialog>
  )
}
