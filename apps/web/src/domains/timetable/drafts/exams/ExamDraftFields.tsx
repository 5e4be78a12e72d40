import type { ExamDraftInputs, ExamDraftOptions } from '@campanile/contract/exams/exam-drafts.ts'
import { examTypes, examTypeWords } from '@campanile/contract/exams/exam-words.ts'
import { useState } from 'react'
import { CheckField } from '#ui/CheckField.tsx'
import { DateField } from '#ui/DateField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { weekdayName } from '../../class/timetableWords.ts'
import { parseStarts } from '../draftInputs.ts'
import { m as draftWords } from '../messages.ts'
import { examName } from './examDraftWords.ts'
import { m } from './messages.ts'
import { SelectionList } from './SelectionList.tsx'

interface ExamDraftFieldsProps {
  inputs: ExamDraftInputs
  options: ExamDraftOptions
  /** The server's errors, by field. */
  errors: Readonly<Record<string, string>>
  onChange: (inputs: ExamDraftInputs) => void
}

const weekdays = [1, 2, 3, 4, 5, 6, 7]
const usualMinutes = 120

/** The input of a draft of exams. */
export function ExamDraftFields({ inputs, options, errors, onChange }: ExamDraftFieldsProps) {
  const [starts, setStarts] = useState(inputs.starts.join(', '))
  const [minutes, setMinutes] = useState(inputs.classes[0]?.durationMinutes ?? usualMinutes)
  const change = (part: Partial<ExamDraftInputs>) => onChange({ ...inputs, ...part })
  const error = (field: string) => errors[`inputs.${field}`]
  const classIds = inputs.classes.map(({ classId }) => classId)
  const newExam = (part: Partial<ExamDraftInputs['newExam']>) =>
    change({ newExam: { ...inputs.newExam, ...part } })
  return (
    <div className="space-y-6">
      <section aria-label={m.period()}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <DateField
            label={m.firstDay()}
            value={inputs.firstDay}
            error={error('firstDay')}
            onChange={({ target }) => change({ firstDay: target.value })}
          />
          <DateField
            label={m.lastDay()}
            value={inputs.lastDay}
            error={error('lastDay')}
            onChange={({ target }) => change({ lastDay: target.value })}
          />
        </div>
        <fieldset className="mb-4">
          <legend className="mb-2 text-sm font-label">{draftWords.days()}</legend>
          <div className="flex flex-wrap gap-x-5 gap-y-2">
            {weekdays.map((weekday) => (
              <CheckField
                key={weekday}
                label={weekdayName(weekday)}
                checked={inputs.weekdays.includes(weekday)}
                onChange={({ target }) =>
                  change({
                    weekdays: weekdays.filter((it) =>
                      it === weekday ? target.checked : inputs.weekdays.includes(it),
                    ),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
        <TextField
          label={draftWords.starts()}
          help={m.startsHint()}
          value={starts}
          error={parseStarts(starts) ? error('starts') : draftWords.selectDayAndTime()}
          onChange={({ target }) => {
            setStarts(target.value)
            change({ starts: parseStarts(target.value) ?? [] })
          }}
        />
        <div className="mt-4 grid gap-x-4 sm:grid-cols-2">
          <NumberField
            label={m.gap()}
            help={m.gapHint()}
            min={0}
            max={720}
            value={String(inputs.gapMinutes)}
            error={error('gapMinutes')}
            onChange={({ target }) => change({ gapMinutes: Number(target.value) })}
          />
          <NumberField
            label={m.seatShare()}
            help={m.seatShareHint()}
            min={10}
            max={100}
            value={String(inputs.seatShare)}
            error={error('seatShare')}
            onChange={({ target }) => change({ seatShare: Number(target.value) })}
          />
        </div>
      </section>
      <SelectionList
        title={m.exams()}
        hint={error('examIds') ?? m.examsHint()}
        items={options.exams.map((it) => ({
          id: it.id,
          label: examName(it),
          help: m.candidates({ count: it.students }),
        }))}
        selected={inputs.examIds}
        onChange={(examIds) => change({ examIds })}
      />
      <SelectionList
        title={m.classes()}
        hint={m.classesHint()}
        items={options.classes.map((it) => ({
          id: it.id,
          label: `${it.courseCode} ${it.courseTitle}`,
          help: m.candidates({ count: it.students }),
        }))}
        selected={classIds}
        onChange={(selected) =>
          change({ classes: selected.map((classId) => ({ classId, durationMinutes: minutes })) })
        }
      />
      {classIds.length > 0 && (
        <section aria-label={m.newExams()}>
          <div className="grid gap-x-4 sm:grid-cols-2">
            <SelectField
              label={m.type()}
              options={examTypes.map((value) => ({ value, label: examTypeWords[value] }))}
              value={inputs.newExam.type}
              onChange={({ target }) => newExam({ type: target.value as (typeof examTypes)[number] })}
            />
            <TextField
              label={m.title()}
              maxLength={120}
              value={inputs.newExam.title}
              error={error('newExam.title')}
              onChange={({ target }) => newExam({ title: target.value })}
            />
          </div>
          <div className="grid gap-x-4 sm:grid-cols-3">
            <NumberField
              label={m.minutes()}
              min={5}
              max={720}
              value={String(minutes)}
              error={error('classes.0.durationMinutes')}
              onChange={({ target }) => {
                const durationMinutes = Number(target.value)
                setMinutes(durationMinutes)
                change({ classes: classIds.map((classId) => ({ classId, durationMinutes })) })
              }}
            />
            <NumberField
              label={m.maximumMark()}
              step="any"
              value={inputs.newExam.maxMark}
              error={error('newExam.maxMark')}
              onChange={({ target }) => newExam({ maxMark: target.value })}
            />
            <NumberField
              label={m.weight()}
              step="any"
              value={inputs.newExam.weight}
              error={error('newExam.weight')}
              onChange={({ target }) => newExam({ weight: target.value })}
            />
          </div>
        </section>
      )}
      <SelectionList
        title={m.rooms()}
        {...(error('roomIds') && { hint: error('roomIds')! })}
        items={options.rooms.map(({ id, name, capacity }) => ({
          id,
          label: m.roomWithSeats({ room: name, seats: capacity }),
        }))}
        selected={inputs.roomIds}
        onChange={(roomIds) => change({ roomIds })}
      />
    </div>
  )
}
