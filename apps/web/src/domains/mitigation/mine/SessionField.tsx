import type { MitigationSubject } from '@campanile/contract/mitigation/mitigation.ts'
import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useNow } from '#lib/useNow.ts'
import { AttendanceChip } from '#ui/AttendanceChip.tsx'
import { FieldError } from '#ui/FieldError.tsx'
import { m } from './messages.ts'
import type { RequestValues } from './requestForm.ts'

interface SessionFieldProps {
  subject: MitigationSubject
  error: string | undefined
}

/** The sessions of the class that are to be excused. */
export function SessionField({ subject, error }: SessionFieldProps) {
  const { day, range } = useTimeFormat()
  const { register } = useFormContext<RequestValues>()
  const now = useNow(60_000)
  const list = useRef<HTMLUListElement>(null)
  const past = subject.sessions.filter(({ endsAt }) => new Date(endsAt) < now).length
  // Most students come for the session that was just missed.
  const [shown] = useState(Math.max(0, past - 1))
  useEffect(() => {
    const item = list.current?.children[shown]
    if (item instanceof HTMLElement) list.current?.scrollTo({ top: item.offsetTop })
  }, [shown])
  return (
    <fieldset className="mb-3">
      <legend className="mb-1.5 text-sm font-label text-ink">
        {m.sessionsToExcuseOptional({
          span: (text) => <span className="ms-1 font-normal text-ink-3">{text}</span>,
        })}
      </legend>
      {subject.sessions.length === 0 ? (
        <p className="text-sm text-ink-3">{m.noSessionsAroundThisDate()}</p>
      ) : (
        <ul
          ref={list}
          className="relative max-h-60 divide-y divide-line overflow-y-auto rounded-md border border-line"
        >
          {subject.sessions.map(({ id, startsAt, endsAt, mark }) => (
            <li key={id}>
              <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3.5 py-1.5 hover:bg-hover">
                <input
                  type="checkbox"
                  value={id}
                  className="size-5 shrink-0 accent-brand-mid"
                  {...register('sessionIds')}
                />
                <span className="tnum min-w-0 flex-1 text-base">
                  {joinFacts(day(startsAt), range(startsAt, endsAt))}
                </span>
                {mark && <AttendanceChip status={mark} />}
              </label>
            </li>
          ))}
        </ul>
      )}
      <FieldError keepsSpace>{error}</FieldError>
    </fieldset>
  )
}
