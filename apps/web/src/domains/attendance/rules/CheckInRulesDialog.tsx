import { useUser } from '#lib/session.ts'
import { Button } from '#ui/Button.tsx'
import { LoadedFormDialog } from '#ui/LoadedFormDialog.tsx'
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
  const isAdmin = useUser().role === 'admin'
  const rules = useCheckInRules(classId)
  const update = useUpdateCheckInRules()
  return (
    <LoadedFormDialog
      title="Check-in rules"
      description={
        rules.data
          ? `They hold for every session of ${rules.data.courseTitle}, from the next try on.`
          : 'They hold for every session of this class.'
      }
      query={rules}
      failed="We could not load the rules"
      saving={update.isPending}
      aside={
        isAdmin && (
          <Button size="lg" variant="ghost" className="mr-auto" onClick={onCampus}>
            Campus check-in
          </Button>
        )
      }
      onClose={onClose}
    >
      {(data, formId) => <CheckInRulesForm formId={formId} rules={data} update={update} onSaved={onClose} />}
    </LoadedFormDialog>
  )
}
