import { useEffect, useEffectEvent, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useRead } from '#lib/useRead.ts'
import { DateField } from '#ui/DateField.tsx'
import { ClashAlert } from './ClashAlert.tsx'
import { m } from './messages.ts'
import { TimeAndRoom } from './TimeAndRoom.tsx'
import { isSpan, slotOnDay } from './timetableWords.ts'

interface Plan {
  day: string
  startsAt: string
  endsAt: string
  roomId: string | null
}

type Room = { id: string; name: string }

interface SessionMovePlanProps {
  sessionId: string
  /** Name of the room it is in: kept if it is free. */
  room: string | null
  initial: Plan
  onPlan: (plan: Plan) => void
}

/** Plans another time or room for a session without moving it yet; clashes are named while it is filled in. */
export function SessionMovePlan({ sessionId, room, initial, onPlan }: SessionMovePlanProps) {
  const form = useForm<Plan>({ defaultValues: initial })
  const { day, startsAt, endsAt, roomId } = useWatch({ control: form.control }) as Plan
  const complete = day !== '' && isSpan(startsAt, endsAt)
  const check = useRead(
    'checkSessionMove',
    complete ? { sessionId, day, startsAt, endsAt, ...(roomId && { roomId }) } : null,
  ).data
  const tell = useEffectEvent(onPlan)
  useEffect(() => tell({ day, startsAt, endsAt, roomId: roomId || null }), [day, startsAt, endsAt, roomId])

  // Undefined until the session's own room is offered, or somebody has selected one.
  const [chosen, setChosen] = useState<Room | null>()
  const own = chosen === undefined ? check?.rooms.find(({ name }) => name === room) : undefined
  useEffect(() => {
    if (!own) return
    form.setValue('roomId', own.id)
    setChosen(own)
  }, [own, form])

  return (
    <FormProvider {...form}>
      <div>
        <DateField label={m.day()} {...form.register('day')} />
        <TimeAndRoom
          free={check?.rooms ?? []}
          room={chosen ?? null}
          onRoom={(id) => setChosen(check?.rooms.find((it) => it.id === id) ?? null)}
          help={m.freeRoomsHint()}
        />
        <ClashAlert
          clashes={check?.clashes ?? []}
          slots={check?.slots ?? []}
          label={slotOnDay}
          onChoose={(slot) => {
            form.setValue('day', slot.day)
            form.setValue('startsAt', slot.startsAt)
            form.setValue('endsAt', slot.endsAt)
          }}
        />
      </div>
    </FormProvider>
  )
}
