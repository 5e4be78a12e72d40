import type { PayItem } from '@campanile/contract/payroll/pay-items.ts'
import type { PayProfile, PayProfileHistory } from '@campanile/contract/payroll/pay-profiles.ts'
import { FormProvider } from 'react-hook-form'
import { Alert } from '#ui/Alert.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { showToast } from '#ui/toast.ts'
import { ConflictBody } from '../ConflictBody.tsx'
import { ConflictFooter } from '../ConflictFooter.tsx'
import { heldWords } from '../payWords.ts'
import { ProfileFieldset } from './ProfileFieldset.tsx'
import { valuesOf } from './profileForm.ts'
import { fieldLabels, fieldText } from './profileWords.ts'
import { useProfileForm } from './useProfileForm.ts'

const formId = 'pay-profile'

interface ProfileDialogProps {
  history: PayProfileHistory
  /** All pay items; a choice among them has to be there before what was chosen. */
  known: readonly PayItem[]
  /** Absent for a new one. */
  profile?: PayProfile
  onClose: () => void
}

/** How a person is paid from a day on. */
export function ProfileDialog({ history, known, profile, onClose }: ProfileDialogProps) {
  const { person, currency } = history
  const nameOf = (id: string) => known.find((it) => it.id === id)?.name ?? 'Pay item'
  const edit = useProfileForm(history, profile, () => {
    void showToast({ type: 'success', title: `The pay profile of ${person.name} is saved` })
    onClose()
  })
  const { form, failure, conflict } = edit
  const { isDirty, isSubmitting } = form.formState
  const endsBefore = !profile && history.items.some(({ lastDay }) => lastDay === null)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={profile ? 'Edit pay profile' : 'Add pay profile'}
      description={profile ? `${person.name} · ${heldWords(profile)}` : person.name}
      locked={isDirty || conflict !== undefined}
      footer={
        conflict ? (
          <ConflictFooter onTheirs={onClose} onSettle={() => void edit.settle()} />
        ) : (
          <FormFooter form={formId} verb="Save" busyLabel="Saving" busy={isSubmitting} onCancel={onClose} />
        )
      }
    >
      {conflict ? (
        <ConflictBody
          what="this pay profile"
          fields={edit.differing}
          labelOf={(field) => fieldLabels[field]}
          mine={(field) => fieldText(conflict.mine, field, nameOf)}
          theirs={(field) => fieldText(valuesOf(conflict.theirs, currency), field, nameOf)}
          choice={conflict.choice}
          onChoose={edit.choose}
        />
      ) : (
        <FormProvider {...form}>
          <form id={formId} onSubmit={edit.submit} noValidate className="px-6 py-5 max-md:px-4">
            {failure ? <SaveFailed title="The pay profile was not saved" error={failure} /> : null}
            {profile && !profile.can.editAmounts && (
              <Alert tone="info" className="mb-4">
                An approved run has paid by this profile, so only its last day can change. For other pay, add
                a profile that begins later.
              </Alert>
            )}
            {endsBefore && (
              <Alert tone="info" className="mb-4">
                The profile that holds until then ends the day before this one begins.
              </Alert>
            )}
            <ProfileFieldset
              currency={currency}
              known={known}
              lastDayOnly={profile ? !profile.can.editAmounts : false}
            />
          </form>
        </FormProvider>
      )}
    </Dialog>
  )
}
