import type { DraftInputs, PlannedClass } from '@campanile/contract/timetable/timetable-drafts.ts'
import { useState } from 'react'
import { CheckField } from '#ui/CheckField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { weekdayName } from '../class/timetableWords.ts'
import { ClassNeedFields } from './ClassNeedFields.tsx'
import { areComplete, parseStarts } from './draftInputs.ts'
import { LecturerTimeFields } from './LecturerTimeFields.tsx'
import { m } from './messages.ts'

interface DraftInputFieldsProps {
  inputs: DraftInputs
  classes: readonly PlannedClass[]
  onChange: (inputs: DraftInputs) => void
}

const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** The input of a draft. */
export function DraftInputFields({ inputs, classes, onChange }: DraftInputFieldsProps) {
  const [starts, setStarts] = useState(inputs.starts.join(', '))
  const toggle = (weekday: number, isOn: boolean) =>
    onChange({
      ...inputs,
      weekdays: weekdays.filter((it) => (it === weekday ? isOn : inputs.weekdays.includes(it))),
    })
  return (
    <div className="space-y-6">
      <fieldset>
        <legend className="mb-2 text-sm font-label">{m.days()}</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {weekdays.map((weekday) => (
            <CheckField
              key={weekday}
              label={weekdayName(weekday)}
              checked={inputs.weekdays.includes(weekday)}
              onChange={({ target }) => toggle(weekday, target.checked)}
            />
          ))}
        </div>
      </fieldset>
      <TextField
        label={m.starts()}
        help={m.startsHint()}
        value={starts}
        error={areComplete(inputs) && parseStarts(starts) ? undefined : m.selectDayAndTime()}
        onChange={({ target }) => {
          setStarts(target.value)
          onChange({ ...inputs, starts: parseStarts(target.value) ?? [] })
        }}
      />
      <CheckField
        label={m.keepPresent()}
        help={m.keepPresentHint()}
        checked={inputs.keepsPresent}
        onChange={({ target }) => onChange({ ...inputs, keepsPresent: target.checked })}
      />
      <ClassNeedFields
        needs={inputs.classes}
        classes={classes}
        onChange={(needs) => onChange({ ...inputs, classes: needs })}
      />
      <LecturerTimeFields
        times={inputs.lecturerTimes}
        classes={classes}
        onChange={(lecturerTimes) => onChange({ ...inputs, lecturerTimes })}
      />
    </div>
  )
}
