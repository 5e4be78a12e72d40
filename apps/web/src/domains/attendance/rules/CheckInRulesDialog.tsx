import { useId } from 'react'
import { useUser } from '#lib/session.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { CheckInRulesForm } from './CheckInRulesForm.tsx'
import { useCheckInRules, useUpdateCheckInRules } from './rules.api.ts'

interface CheckInRulesDialogProps {
  classId: string
  /** Leads on to what holds for the whole campus. */
  onCampus: () => void
  onClose: () => void
}

/** How the students of a class may check in by themselves, and from where. */
export function CheckInRulesDialog({ classId, onCampus, onClose }: CheckInRulesDialogProps) {
  const formId = useId()
  const isAdmin = useUser().role === 'admin'
  const rules = useCheckInRules(classId)
  const update = useUpdateCheckInRules()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Check-in rules"
      description={
        rules.data
          ? `They hold for every session of ${rules.data.courseTitle}, from the next try on.`
          : 'They hold for every session of this class.'
      }
      footer={
        <>
          {isAdmin && (
            <Button size="lg" variant="ghost" className="mr-auto" onClick={onCampus}>
              Campus check-in
            </Button>
          )}
          <Button size="lg" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            size="lg"
            variant="primary"
            disabled={!rules.data}
            busy={update.isPending}
            busyLabel="Saving"
          >
            Save
          </Button>
        </>
      }
    >
      {rules.error && (
        <LoadFailed title="We could not load the rules" error={rules.error} onRetry={rules.refetch} />
      )}
      {rules.isPending && <SkeletonList />}
      {rules.data && (
        <CheckInRulesForm formId={formId} rules={rules.data} update={update} onSaved={onClose} />
      )}
    </Dialog>
  )
}
