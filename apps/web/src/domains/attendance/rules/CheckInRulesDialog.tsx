import { Link } from 'react-router'
import { useUser } from '#lib/session.ts'
import { adminSettingsPath } from '#lib/settingsPath.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { LoadedFormDialog } from '#ui/LoadedFormDialog.tsx'
import { CheckInRulesForm } from './CheckInRulesForm.tsx'
import { useCheckInRules, useUpdateCheckInRules } from './rules.api.ts'

interface CheckInRulesDialogProps {
  classId: string
  onClose: () => void
}

/** How the students of a class may check in by themselves, and from where. */
export function CheckInRulesDialog({ classId, onClose }: CheckInRulesDialogProps) {
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
          <Link to={adminSettingsPath.attendance} className={buttonClass('ghost', 'lg', 'mr-auto')}>
            Attendance policy
          </Link>
        )
      }
      onClose={onClose}
    >
      {(data, formId) => <CheckInRulesForm formId={formId} rules={data} update={update} onSaved={onClose} />}
    </LoadedFormDialog>
  )
}
