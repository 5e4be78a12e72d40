import type { freeRoom } from '@campanile/contract/timetable/clash.ts'
import type { namedRoom } from '@campanile/contract/timetable/meetings.ts'
import { useFormContext } from 'react-hook-form'
import type { z } from 'zod/mini'
import { SelectField } from '#ui/SelectField.tsx'
import { TimeField } from '#ui/TimeField.tsx'
import { m } from './messages.ts'
import { meetingRoomOptions } from './timetableWords.ts'

interface TimeAndRoomProps {
  free: readonly z.infer<typeof freeRoom>[]
  /** The selected one; it stays on offer though it is taken. */
  room: z.infer<typeof namedRoom> | null
  onRoom: (roomId: string) => void
  help: string
}

/** From, to and room; used in the forms that plan a meeting or move a session. */
export function TimeAndRoom({ free, room, onRoom, help }: TimeAndRoomProps) {
  const { register, formState } = useFormContext<{
    startsAt: string
    endsAt: string
    roomId: string | null
  }>()
  const { errors } = formState
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TimeField label={m.from()} {...register('startsAt')} error={errors.startsAt?.message} />
        <TimeField label={m.to()} {...register('endsAt')} error={errors.endsAt?.message} />
      </div>
      <SelectField
        label={m.room()}
        options={meetingRoomOptions(free, room)}
        {...register('roomId', {
          setValueAs: (value: string | null) => value || null,
          onChange: ({ target }) => onRoom(target.value),
        })}
        error={errors.roomId?.message}
        help={help}
      />
    </>
  )
}
