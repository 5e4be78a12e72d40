import type { Exam, ExamCheck } from '@campanile/contract/exams/exam.ts'
import { maxExamRooms } from '@campanile/contract/exams/exam-words.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { cn } from '#lib/cn.ts'
import { Button } from '#ui/Button.tsx'
import { FieldError } from '#ui/FieldError.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { type ExamValues, examRoomOptions, seatSummary } from './examForm.ts'
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
  const [namedRooms, setNamedRooms] = useState(() =>
    (exam?.rooms ?? []).map(({ roomId, name, capacity }) => ({ id: roomId, name, capacity })),
  )
  const free = check?.rooms ?? []
  const find = (id: string | undefined) => [...free, ...namedRooms].find((it) => it.id === id)
  const selectRoom = (index: number, id: string) => {
    const room = find(id)
    if (!room) return
    setNamedRooms((before) => [...before, room])
    setValue(`rooms.${index}.seats`, room.capacity, { shouldValidate: true })
  }
  const errors = formState.errors.rooms
  const problem = errors?.root?.message ?? errors?.message
  const selectedIds = rooms.map(({ roomId }) => roomId)
  const seats = check && seatSummary(check, rooms)
  const next = free.find(({ id }) => !selectedIds.includes(id))
  return (
    <fieldset className="mb-4">
      <legend className="mb-2 text-sm font-label">{m.rooms()}</legend>
      {lines.fields.map((line, index) => (
        <div key={line.id} className="mb-3 rounded-md border border-line p-3">
          <div className="grid grid-cols-amount items-start gap-2">
            <SelectField
              label={m.room()}
              options={[
                { value: '', label: m.selectARoom() },
                ...examRoomOptions(free, find(rooms[index]?.roomId), selectedIds),
              ]}
              {...register(`rooms.${index}.roomId`, {
                onChange: ({ target }) => selectRoom(index, target.value),
              })}
              error={errors?.[index]?.roomId?.message}
            />
            <NumberField
              label={m.seats()}
              min={1}
              {...register(`rooms.${index}.seats`, { valueAsNumber: true })}
              error={errors?.[index]?.seats?.message}
            />
            <IconButton
              label={m.removeRoom({ number: index + 1 })}
              className="mt-6"
              onClick={() => lines.remove(index)}
            >
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          </div>
          <InvigilatorField
            index={index}
            known={exam?.rooms.find(({ roomId }) => roomId === line.roomId)?.invigilator?.name ?? ''}
          />
        </div>
      ))}
      <FieldError className="mb-2">{problem}</FieldError>
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
          className={cn('tnum text-sm', seats?.isShort && rooms.length > 0 ? 'text-warn-ink' : 'text-ink-3')}
        >
          {seats ? seats.text : m.roomsFollowClassDayAndTime()}
        </span>
      </div>
    </fieldset>
  )
}
