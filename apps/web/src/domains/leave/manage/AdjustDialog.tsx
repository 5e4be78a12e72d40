import type { LeaveBalance } from '@campanile/contract/leave/leave-request.ts'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useAct } from '#lib/useAct.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { showToast } from '#ui/toast.ts'
import { leaveLengthWords } from '../leaveWords.ts'
import { type AdjustValues, adjustedMinutes, adjustForm } from './adjustment.ts'
import { m } from './messages.ts'

const directions = [
  { value: 'add', label: m.add() },
  { value: 'take', label: m.deduct() },
] as const

interface AdjustDialogProps {
  personId: string
  personName: string
  balance: LeaveBalance
  onClose: () => void
}

/** Changes a balance by hand, with the reason that stays in its ledger. */
export function AdjustDialog({ personId, personName, balance, onClose }: AdjustDialogProps) {
  const adjust = useAct('adjustLeaveBalance')
  const [adjustmentId] = useState(() => crypto.randomUUID())
  const { leaveType, year, left } = balance
  const form = useForm<AdjustValues>({
    resolver: schemaResolver(adjustForm),
    mode: 'onTouched',
    defaultValues: { direction: 'add', days: '', hours: '', note: '' },
  })
  const { errors, isDirty } = form.formState
  const values = useWatch({ control: form.control }) as AdjustValues
  const minutes = adjustedMinutes(values, leaveType.dayMinutes)
  const submit = form.handleSubmit((fields) =>
    adjust.mutate(
      {
        adjustmentId,
        personId,
        leaveTypeId: leaveType.id,
        year,
        minutes: adjustedMinutes(fields, leaveType.dayMinutes),
        note: fields.note,
      },
      {
        onSuccess: () => {
          void showToast({ type: 'success', title: m.balanceAdjustedFor({ personName }) })
          onClose()
        },
      },
    ),
  )
  const after =
    left === null || Number.isNaN(minutes)
      ? ''
      : m.lengthLeftAfterwards({ length: leaveLengthWords(left + minutes, leaveType.dayMinutes) })
  return (
    <FormDialog
      title={m.adjustBalance()}
      description={joinFacts(personName, leaveType.name, year)}
      verb={m.adjust()}
      busyLabel={m.adjusting()}
      busy={adjust.isPending}
      dirty={isDirty}
      error={adjust.error}
      failed={m.theBalanceWasNotAdjusted()}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="mb-4">
        <Segmented
          label={m.adjustment()}
          value={values.direction}
          onChange={(direction) => form.setValue('direction', direction, { shouldDirty: true })}
          options={directions}
        />
      </div>
      <div className="grid grid-cols-2 gap-x-3">
        <NumberField
          label={m.days()}
          step="any"
          {...form.register('days')}
          error={errors.days?.message}
          help={after}
        />
        <NumberField
          label={m.hours()}
          optional
          step="any"
          {...form.register('hours')}
          error={errors.hours?.message}
        />
      </div>
      <TextAreaField
        label={m.reason()}
        maxLength={500}
        {...form.register('note')}
        error={errors.note?.message}
        help={m.keptInTheLedger()}
      />
    </FormDialog>
  )
}
