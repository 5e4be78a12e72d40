import type { OperationInput, ParsedInput } from '@campanile/contract/operation.ts'
import { type Meeting, meetings } from '@campanile/contract/timetable/meetings.ts'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { isSpan } from './timetableWords.ts'

type Values = OperationInput<typeof meetings.createMeeting>
type Parsed = ParsedInput<typeof meetings.createMeeting>
const fields = ['weekday', 'startsAt', 'endsAt', 'roomId'] as const

/** The form of a new or existing weekly meeting, with the clashes and rooms for its time. */
export function useMeetingForm(classId: string, meeting: Meeting | null, onSaved: () => void) {
  const create = useAct('createMeeting')
  const update = useAct('updateMeeting')
  const [room, setRoom] = useState(meeting?.room ?? null)
  const form = useForm<Values, unknown, Parsed>({
    resolver: schemaResolver(meetings.createMeeting.input),
    mode: 'onTouched',
    defaultValues: {
      classId,
      weekday: meeting?.weekday ?? 1,
      startsAt: meeting?.startsAt ?? '10:00',
      endsAt: meeting?.endsAt ?? '11:30',
      roomId: meeting?.room?.id ?? null,
    },
  })
  const { weekday, startsAt, endsAt, roomId } = useWatch({ control: form.control }) as Values
  const check = useRead(
    'checkMeeting',
    isSpan(startsAt, endsAt)
      ? {
          classId,
          weekday,
          startsAt,
          endsAt,
          ...(roomId && { roomId }),
          ...(meeting && { meetingId: meeting.id }),
        }
      : null,
  )
  const save = ({ classId: _, ...values }: Parsed) =>
    meeting
      ? update.mutateAsync({ meetingId: meeting.id, version: meeting.version, ...values })
      : create.mutateAsync({ classId, ...values })
  const act = meeting ? update : create
  const submit = form.handleSubmit((values) =>
    save(values).then(onSaved, (error) => {
      if (showFieldErrors(error, fields, form.setError)) act.reset()
    }),
  )
  /** Keeps the selected room in the list even if it is taken at another time. */
  const chooseRoom = (id: string) => setRoom(check.data?.rooms.find((it) => it.id === id) ?? null)
  return { form, submit, failure: act.error, check: check.data, room, chooseRoom }
}
