import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Answer } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useNow } from '#lib/useNow.ts'
import { Alert } from '#ui/Alert.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { runPath } from '../payrollPaths.ts'
import { monthWords } from '../payWords.ts'
import { m } from './messages.ts'

const hour = 3_600_000

interface StartRunDialogProps extends Pick<Answer<'listPayRuns'>, 'nextMonth' | 'freeMonths'> {
  onClose: () => void
}

/** Starts the pay run of a month and opens it. */
export function StartRunDialog({ nextMonth, freeMonths, onClose }: StartRunDialogProps) {
  const navigate = useNavigate()
  const create = useAct('createPayRun')
  const today = useTimeFormat().dayOf(useNow(hour))
  const [month, setMonth] = useState(nextMonth ?? '')
  // Created once, so that two clicks start only one run.
  const [payRunId] = useState(() => crypto.randomUUID())
  const options = freeMonths.map((value) => ({ value, label: monthWords(value) }))
  return (
    <FormDialog
      title={m.startPayRun()}
      description={m.whatARunIsComputedFrom()}
      verb={m.start()}
      busyLabel={m.starting()}
      disabled={month === ''}
      busy={create.isPending}
      error={create.error}
      failed={m.thePayRunWasNotStarted()}
      onSubmit={() => create.mutate({ payRunId, month }, { onSuccess: ({ id }) => navigate(runPath(id)) })}
      onClose={onClose}
    >
      <SelectField
        label={m.month()}
        help={nextMonth === null ? m.eachMonthHasARun() : undefined}
        options={nextMonth === null ? [{ value: '', label: m.selectAMonth() }, ...options] : options}
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
