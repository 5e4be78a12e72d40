import type { ClassSession } from '@campanile/contract/timetable/class-sessions.ts'
import { useId, useState } from 'react'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { fullName } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { SearchInput } from '#ui/SearchInput.tsx'
import { m } from './messages.ts'

/** Selects a substitute for the lecturers of one session. */
export function SubstituteDialog({ session, onClose }: { session: ClassSession; onClose: () => void }) {
  const time = useTimeFormat()
  const [search, setSearch] = useState('')
  const lecturers = useRead('listPeople', { role: 'lecturer', status: 'active', search, pageSize: 8 })
  const set = useAct('setSubstitute')
  const name = useId()
  const { id: sessionId, version, substitute } = session
  const [chosen, choose] = useState(substitute?.id ?? null)
  const save = (substituteId: string | null) =>
    set.mutate({ sessionId, version, substituteId }, { onSuccess: onClose })
  return (
    <FormDialog
      title={m.substitute()}
      description={joinFacts(time.day(session.startsAt), time.range(session.startsAt, session.endsAt))}
      verb={m.setSubstitute()}
      busyLabel={m.saving()}
      busy={set.isPending}
      disabled={chosen === null || chosen === substitute?.id}
      error={set.error}
      failed={m.theSubstituteWasNotChanged()}
      withFields
      aside={
        substitute && (
          <Button size="lg" disabled={set.isPending} onClick={() => save(null)}>
            {m.removeSubstitute()}
          </Button>
        )
      }
      onSubmit={() => save(chosen)}
      onClose={onClose}
    >
      <SearchInput label={m.findALecturer()} value={search} onChange={setSearch} />
      <fieldset className="mt-3" aria-busy={lecturers.isFetching}>
        <legend className="sr-only">{m.lecturers()}</legend>
        {lecturers.data?.items.map((person) => (
          <label
            key={person.id}
            className="flex h-11 cursor-pointer items-center gap-3 rounded-sm px-2 text-base hover:bg-hover"
          >
            <input
              type="radio"
              name={name}
              checked={chosen === person.id}
              onChange={() => choose(person.id)}
              className="size-4 accent-brand"
            />
            <span className="min-w-0 flex-1 truncate">{fullName(person)}</span>
            <span className="truncate text-sm text-ink-3">{person.email}</span>
          </label>
        ))}
        {lecturers.data?.items.length === 0 && (
          <p className="py-3 text-sm text-ink-3">{m.noLecturersMatch()}</p>
        )}
      </fieldset>
    </FormDialog>
  )
}
