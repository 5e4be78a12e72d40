import { type CheckInRules, checkInWaysOperations } from '@campanile/contract/attendance/check-in-ways.ts'
import type { OperationInput, ParsedInput } from '@campanile/contract/operation.ts'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { writeRead } from '#lib/reads.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useUser } from '#lib/session.ts'
import { adminSettingsPath } from '#lib/settingsPath.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { LoadedFormDialog } from '#ui/LoadedFormDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { CheckInRulesFields } from './CheckInRulesFields.tsx'
import { m } from './messages.ts'

const { updateCheckInRules } = checkInWaysOperations
type Values = OperationInput<typeof updateCheckInRules>

const valuesOf = ({ classId, version, ways, requireNetwork, maxDistance }: CheckInRules): Values => ({
  classId,
  version,
  ways,
  requireNetwork,
  maxDistance,
})

interface CheckInRulesDialogProps {
  classId: string
  onClose: () => void
}

/** The methods by which the students of a class can check in, and from where. */
export function CheckInRulesDialog({ classId, onClose }: CheckInRulesDialogProps) {
  const isAdmin = useUser().role === 'admin'
  const rules = useRead('readCheckInRules', { classId })
  const update = useAct('updateCheckInRules', {
    onAnswer: (client, saved) => writeRead(client, 'readCheckInRules', { classId }, () => saved),
  })
  // The form keeps the rules it started with, so that somebody else's changes do not replace its input.
  const [base, setBase] = useState(rules.data)
  if (!base && rules.data) setBase(rules.data)
  const form = useForm<Values, unknown, ParsedInput<typeof updateCheckInRules>>({
    resolver: schemaResolver(updateCheckInRules.input, { error: () => m.enterWholeMetres() }),
    defaultValues: { ways: [], maxDistance: null },
    ...(base && { values: valuesOf(base) }),
  })
  const { isDirty } = form.formState
  const submit = form.handleSubmit((values) =>
    update.mutateAsync(values).then(
      () => {
        void showToast({ type: 'success', title: m.checkInRulesSaved() })
        onClose()
      },
      (failure) => showFieldErrors(failure, ['ways', 'maxDistance'], form.setError),
    ),
  )
  return (
    <FormProvider {...form}>
      <LoadedFormDialog
        title={m.checkInRules()}
        description={
          rules.data ? m.rulesApplyToCourse({ courseTitle: rules.data.courseTitle }) : m.rulesApply()
        }
        query={rules}
        loadFailed={m.couldNotLoadRules()}
        verb={m.save()}
        busy={update.isPending}
        dirty={isDirty}
        error={update.error}
        failed={m.checkInRulesWereNotSaved()}
        aside={
          isAdmin && (
            <Link to={adminSettingsPath.attendance} className={buttonClass('ghost', 'lg')}>
              {m.attendancePolicy()}
            </Link>
          )
        }
        onSubmit={submit}
        onClose={onClose}
      >
        {(data) => <CheckInRulesFields rules={data} />}
      </LoadedFormDialog>
    </FormProvider>
  )
}
