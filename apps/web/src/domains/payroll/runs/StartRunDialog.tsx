import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useNow } from '#lib/useNow.ts'
import { Alert } from '#ui/Alert.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { runPath } from '../payrollPaths.ts'
import { monthWords } from '../payWords.ts'
import { runMonths } from './runWords.ts'

const hour = 3_600_000

/** Starts the pay run of a month and opens it. */
export function StartRunDialog({ nextMonth, onClose }: { nextMonth: string; onClose: () => void }) {
  const navigate = useNavigate()
  const create = useAct('createPayRun')
  const today = useTimeFormat().dayOf(useNow(hour))
  const [month, setMonth] = useState(nextMonth)
  // Made once, so that two clicks start only one run.
  const [payRunId] = useState(() => crypto.randomUUID())
  const options = runMonths(today).map((value) => ({ value, label: monthWords(value) }))
  return (
    <FormDialog
      title="Start pay run"
      description="It is computed from sessions, staff days and leave. You can compute it again until you approve it."
      verb="Start"
      busyLabel="Starting"
      busy={create.isPending}
      error={create.error}
      failed="The pay run was not started"
      onSubmit={() => create.mutate({ payRunId, month }, { onSuccess: ({ id }) => navigate(runPath(id)) })}
      onClose={onClose}
    >
      <SelectField
        label="Month"
        options={options}
        value={month}
        onChange={({ target }) => setMonth(target.value)}
      />
      {month === today.slice(0, 7) && (
        <Alert tone="warn" title="This month isn’t over yet" className="mt-4">
          Sessions, absences and leave after today aren’t included. Compute the run again when the month has
          ended.
        </Alert>
      )}
    </FormDialog>
  )
}
