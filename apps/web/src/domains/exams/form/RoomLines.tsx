import type { Exam, ExamCheck } from '@campanile/contract/exams/exam.ts'
import { maxExamRooms } from '@campanile/contract/exams/exam-words.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { cn } from '#lib/cn.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { type ExamValues, examRoomOptions, placesWords } from './examForm.ts'
import { InvigilatorField } from './InvigilatorField.tsx'
import { m } from './messages.ts'

interface RoomLinesProps {
  exam: Exam | null
  /** Undefined while class and time are not selected. */
  check: ExamCheck | undefined
}

/** The rooms of an exam, with the number of seats and the invigilator of each. */
export function RoomLines({ exam, check }: RoomLinesProps) {
  const { control, register, setValue, formState } = useFormContext<ExamValues>()
  const lines = useFieldArray({ control, name: 'rooms' })
  const rooms = useWatch({ control, name: 'rooms' })
  // A room that is selected stays on offer though another time takes it.
  const [known, setKnown] = useState(() =>
    (exam?.rooms ?? []).map(({ roomId, name, capacity }) => ({ id: roomId, name, capacity })),
  )
  const free = check?.rooms ?? []
  const find = (id: string | undefined) => [...free, ...known].find((it) => it.id === id)
  const choose = (place: number, id: string) => {
    const room = find(id)
    if (!room) return
    setKnown((before) => [...before, room])
    setValue(`rooms.${place}.seats`, room.capacity, { shouldValidate: true })
  }
  const errors = formState.errors.rooms
  const problem = errors?.root?.message ?? errors?.message
  const chosen = rooms.map(({ roomId }) => roomId)
  const places = check && placesWords(check, rooms)
  const next = free.find(({ id }) => !chosen.includes(id))
  return (
    <fieldset className="mb-4">
      <legend className="mb-2 text-sm font-label">{m.rooms()}</legend>
      {lines.fields.map((line, place) => (
        <div key={line.id} className="mb-3 rounded-md border border-line p-3">
          <div className="grid grid-cols-[1fr_96px_auto] items-start gap-2">
            <SelectField
              label={m.room()}
              options={[
                { value: '', label: m.selectARoom() },
                ...examRoomOptions(free, find(rooms[place]?.roomId), chosen),
              ]}
              {...register(`rooms.${place}.roomId`, {
                onChange: ({ target }) => choose(place, target.value),
              })}
              error={errors?.[place]?.roomId?.message}
            />
            <NumberField
              label={m.places()}
              min={1}
              {...register(`rooms.${place}.seats`, { valueAsNumber: true })}
              error={errors?.[place]?.seats?.message}
            />
            <IconButton
              label={m.removeRoom({ place: place + 1 })}
              className="mt-6"
              onClick={() => lines.remove(place)}
            >
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          </div>
          <InvigilatorField
            place={place}
            known={exam?.rooms.find(({ roomId }) => roomId === line.roomId)?.invigilator?.name ?? ''}
          />
        </div>
      ))}
      {problem && (
        <p role="alert" className="mb-2 text-sm text-bad-ink">
          {problem}
        </p>
      )}
      <div className="flex items-center gap-3">
        <Button
          size="sm"
          icon={<Plus size={14} aria-hidden="true" />}
          disabled={!check || lines.fields.length >= maxExamRooms}
          onClick={() =>
            lines.append({ roomId: next?.id ?? '', seats: next?.capacity ?? 1, invigilatorId: null })
          }
        >
          {m.addRoom()}
        </Button>
        <span
          className={cn('tnum text-sm', places?.short && rooms.length > 0 ? 'text-warn-ink' : 'text-ink-3')}
        >
          {places ? places.words : m.selectClassDayAndTimeFirst()}
        </span>
      </div>
    </fieldset>
  )
}
