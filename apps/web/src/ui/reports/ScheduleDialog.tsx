import { reportFacts, reportPeriods } from '@campanile/contract/scheduled-reports/report-kinds.ts'
import type { ScheduledReport } from '@campanile/contract/scheduled-reports/scheduled-reports.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useUser } from '#lib/session.ts'
import { FormDialog } from '../FormDialog.tsx'
import { SelectField } from '../SelectField.tsx'
import { TextField } from '../TextField.tsx'
import { showToast } from '../toast.ts'
import { m } from './messages.ts'
import { RecipientFields } from './RecipientFields.tsx'
import {
  everyOptions,
  hourOptions,
  monthDayOptions,
  reportFormatWords,
  reportPeriodWords,
  reportWeekdayOptions,
} from './reportOptions.ts'
import { type NewReport, useScheduleForm } from './useScheduleForm.ts'

interface ScheduleDialogProps {
  of: NewReport | ScheduledReport
  onClose: () => void
}

/** The schedule, format and recipients of a report. */
export function ScheduleDialog({ of, onClose }: ScheduleDialogProps) {
  const isAdmin = useUser().role === 'admin'
  const navigate = useNavigate()
  const { values, set, isDirty, busy, error, save } = useScheduleForm(of)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const isNew = !('id' in of)
  const { formats, days } = reportFacts[of.report]
  const name = values.name.trim()
  const onSaved = () => {
    const action = { label: m.showScheduled(), onAction: () => navigate('/app/dashboard/scheduled-reports') }
    void showToast({ type: 'success', title: m.saved({ name }), ...(isNew && { action }) })
    onClose()
  }
  const submit = () => {
    setIsSubmitted(true)
    if (name !== '') save(onSaved)
  }
  return (
    <FormDialog
      as="panel"
      title={isNew ? m.emailRegularly() : m.edit({ name: of.name })}
      description={isNew ? m.firstTime() : undefined}
      verb={isNew ? m.schedule() : m.save()}
      busyLabel={m.saving()}
      busy={busy}
      dirty={isDirty}
      error={error}
      failed={m.couldntSave()}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={m.name()}
        autoComplete="off"
        maxLength={80}
        value={values.name}
        onChange={({ target }) => set({ name: target.value })}
        error={isSubmitted && name === '' ? m.enterName() : undefined}
      />
      {days !== null && (
        <SelectField
          className="mt-4"
          label={m.days()}
          value={values.period}
          options={reportPeriods.map((value) => ({ value, label: reportPeriodWords[value] }))}
          onChange={({ target }) =>
            set({ period: reportPeriods.find((it) => it === target.value) ?? 'selected' })
          }
        />
      )}
      <SelectField
        className="mt-4"
        label={m.fileFormat()}
        value={values.format}
        options={formats.map((value) => ({ value, label: reportFormatWords[value] }))}
        onChange={({ target }) => set({ format: formats.find((it) => it === target.value) ?? values.format })}
      />
      <SelectField
        className="mt-4"
        label={m.every()}
        value={values.every}
        options={everyOptions}
        onChange={({ target }) => set({ every: target.value === 'month' ? 'month' : 'week' })}
      />
      {values.every === 'week' ? (
        <SelectField
          className="mt-4"
          label={m.weekday()}
          value={String(values.weekday)}
          options={reportWeekdayOptions}
          onChange={({ target }) => set({ weekday: Number(target.value) })}
        />
      ) : (
        <SelectField
          className="mt-4"
          label={m.dayOfMonth()}
          help={m.dayOfMonthHelp()}
          value={String(values.monthDay)}
          options={monthDayOptions}
          onChange={({ target }) => set({ monthDay: Number(target.value) })}
        />
      )}
      <SelectField
        className="mt-4"
        label={m.hour()}
        help={m.hourHelp()}
        value={String(values.hour)}
        options={hourOptions}
        onChange={({ target }) => set({ hour: Number(target.value) })}
      />
      {isAdmin && (
        <RecipientFields selected={values.recipientIds} onChange={(recipientIds) => set({ recipientIds })} />
      )}
    </FormDialog>
  )
}
