import type { OperationInput, ParsedInput } from '@campanile/contract/operation.ts'
import { type ClassSession, classSessions } from '@campanile/contract/timetable/class-sessions.ts'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { isSpan } from './timetableWords.ts'

type Values = OperationInput<typeof classSessions.moveSession>
type Parsed = ParsedInput<typeof classSessions.moveSession>
const fields = ['day', 'startsAt', 'endsAt', 'roomId', 'reason'] as const

/** The day, times and room that a form begins with. */
export interface MoveValues {
  day: string
  startsAt: string
  endsAt: string
  room: ClassSession['room']
}

/** The form that moves one session or requests it, with the clashes and rooms for its time. */
export function useMoveForm(
  session: ClassSession,
  to: MoveValues | undefined,
  onDone: (moved: ClassSession | undefined) => void,
) {
  const time = useTimeFormat()
  const move = useAct('moveSession')
  const request = useAct('requestSessionMove')
  const act = session.can.request ? request : move
  const [room, setRoom] = useState(to ? to.room : session.room)
  const form = useForm<Values, unknown, Parsed>({
    resolver: schemaResolver(classSessions.moveSession.input),
    mode: 'onTouched',
    defaultValues: {
      sessionId: session.id,
      version: session.version,
      day: to?.day ?? time.dayOf(session.startsAt),
      startsAt: to?.startsAt ?? time.time(session.startsAt),
      endsAt: to?.endsAt ?? time.time(session.endsAt),
      roomId: room?.id ?? null,
      reason: '',
    },
  })
  const { day, startsAt, endsAt, roomId } = useWatch({ control: form.control }) as Values
  const complete = day !== '' && isSpan(startsAt, endsAt)
  const check = useRead(
    'checkSessionMove',
    complete ? { sessionId: session.id, day, startsAt, endsAt, ...(roomId && { roomId }) } : null,
  )
  const submit = form.handleSubmit(({ version, ...values }) =>
    (session.can.request
      ? request.mutateAsync(values).then(() => undefined)
      : move.mutateAsync({ ...values, version })
    ).then(onDone, (error) => {
      if (showFieldErrors(error, fields, form.setError)) act.reset()
    }),
  )
  /** Keeps the selected room in the list even if it is taken at another time. */
  const chooseRoom = (id: string) => setRoom(check.data?.rooms.find((it) => it.id === id) ?? null)
  return { form, submit, failure: act.error, check: check.data, room, chooseRoom }
}
