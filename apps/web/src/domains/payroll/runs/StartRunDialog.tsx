import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useNow } from '#lib/useNow.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { runPath } from '../payrollPaths.ts'
import { monthWords } from '../payWords.ts'
import { useCreatePayRun } from './runs.api.ts'
import { runMonths } from './runWords.ts'

const hour = 3_600_000

/** Begins the run of a month, and leads to it while it computes. */
export function StartRunDialog({ nextMonth, onClose }: { nextMonth: string; onClose: () => void }) {
  const form = useId()
  const navigate = useNavigate()
  const create = useCreatePayRun()
  const today = useTimeFormat().dayOf(useNow(hour))
  const [month, setMonth] = useState(nextMonth)
  // Made once, so that two clicks begin one run.
  const [payRunId] = useState(() => crypto.randomUUID())
  const options = runMonths(today).map((value) => ({ value, label: monthWords(value) }))
  return (
    <Dialog
      onClose={onClose}
      title="Start pay run"
      description="It computes at once from sessions, staff days and leave, and can be computed again until you approve it."
      footer={
        <FormFooter
          form={form}
          verb="Start"
          busyLabel="Starting"
          busy={create.isPending}
          onCancel={onClose}
        />
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          create.mutate({ payRunId, month }, { onSuccess: ({ id }) => navigate(runPath(id)) })
        }}
        className="px-6 py-5 max-md:px-4"
      >
        {create.error && <SaveFailed title="The pay run was not started" error={create.error} />}
        <SelectField
          label="Month"
          options={options}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
        />
      </form>
    </Dialog>
  )
}
