import type { LecturerTime, PlannedClass } from '@campanile/contract/timetable/timetable-drafts.ts'
import { Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TimeField } from '#ui/TimeField.tsx'
import { meetingDayOptions, weekdayName } from '../class/timetableWords.ts'
import { m } from './messages.ts'

interface LecturerTimeFieldsProps {
  times: LecturerTime[]
  classes: readonly PlannedClass[]
  onChange: (times: LecturerTime[]) => void
}

/** When lecturers are not available, or would rather not teach. */
export function LecturerTimeFields({ times, classes, onChange }: LecturerTimeFieldsProps) {
  const headId = useId()
  const names = new Map(classes.flatMap(({ lecturers }) => lecturers).map(({ id, name }) => [id, name]))
  const options = [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label))
  const [draft, setDraft] = useState<LecturerTime>({
    lecturerId: options[0]?.value ?? '',
    weekday: 1,
    startsAt: '09:00',
    endsAt: '12:00',
    isImpossible: true,
  })
  const set = (part: Partial<LecturerTime>) => setDraft((now) => ({ ...now, ...part }))
  const kinds = [
    { value: 'impossible', label: m.impossible() },
    { value: 'unwanted', label: m.preferNot() },
  ]
  if (options.length === 0) return null
  return (
    <section aria-labelledby={headId}>
      <h3 id={headId} className="mb-3 text-md font-title">
        {m.lecturerTimes()}
      </h3>
      <ul className="mb-3 space-y-1 empty:hidden">
        {times.map((it, index) => {
          const name = names.get(it.lecturerId) ?? ''
          const weekday = weekdayName(it.weekday)
          return (
            <li
              key={`${it.lecturerId} ${it.weekday} ${it.startsAt} ${it.endsAt}`}
              className="flex items-center gap-2"
            >
              <span className="min-w-0 flex-1">
                {joinFacts(
                  name,
                  weekday,
                  `${it.startsAt}–${it.endsAt}`,
                  it.isImpossible ? m.impossible() : m.preferNot(),
                )}
              </span>
              <IconButton
                label={m.removeTime({ name, weekday, from: it.startsAt })}
                onClick={() => onChange(times.filter((_, other) => other !== index))}
              >
                <X size={16} aria-hidden="true" />
              </IconButton>
            </li>
          )
        })}
      </ul>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={m.lecturer()}
          options={options}
          value={draft.lecturerId}
          onChange={({ target }) => set({ lecturerId: target.value })}
        />
        <SelectField
          label={m.weekday()}
          options={meetingDayOptions}
          value={String(draft.weekday)}
          onChange={({ target }) => set({ weekday: Number(target.value) })}
        />
        <TimeField
          label={m.from()}
          value={draft.startsAt}
          onChange={({ target }) => set({ startsAt: target.value })}
        />
        <TimeField
          label={m.to()}
          value={draft.endsAt}
          onChange={({ target }) => set({ endsAt: target.value })}
        />
        <SelectField
          label={m.time()}
          options={kinds}
          value={draft.isImpossible ? 'impossible' : 'unwanted'}
          onChange={({ target }) => set({ isImpossible: target.value === 'impossible' })}
        />
      </div>
      <Button
        className="mt-3"
        icon={<Plus size={15} aria-hidden="true" />}
        disabled={!draft.startsAt || !draft.endsAt || draft.startsAt >= draft.endsAt}
        onClick={() => onChange([...times.filter((it) => !isSame(it, draft)), draft])}
      >
        {m.addTime()}
      </Button>
    </section>
  )
}

const isSame = (a: LecturerTime, b: LecturerTime) =>
  a.lecturerId === b.lecturerId &&
  a.weekday === b.weekday &&
  a.startsAt === b.startsAt &&
  a.endsAt === b.endsAt
