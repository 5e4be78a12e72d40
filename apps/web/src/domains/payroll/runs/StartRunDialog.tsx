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
import { m } from './messages.ts'
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
      title={m.startPayRun()}
      description={m.whatARunIsComputedFrom()}
      verb={m.start()}
      busyLabel={m.starting()}
      busy={create.isPending}
      error={create.error}
      failed={m.thePayRunWasNotStarted()}
      onSubmit={() => create.mutate({ payRunId, month }, { onSuccess: ({ id }) => navigate(runPath(id)) })}
      onClose={onClose}
    >
      <SelectField
        label={m.month()}
        options={options}
        value={month}
        onChange={({ target }) => setMonth(target.value)}
      />
      {month === today.slice(0, 7) && (
        <Alert tone="warn" title={m.thisMonthIsntOverYet()} className="mt-4">
          {m.restOfMonthIsNotIncluded()}
        </Alert>
      )}
    </FormDialog>
  )
}
