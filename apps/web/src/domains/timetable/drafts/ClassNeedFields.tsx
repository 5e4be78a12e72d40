import type { ClassNeed, PlannedClass } from '@campanile/contract/timetable/timetable-drafts.ts'
import { useId, useState } from 'react'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { m } from './messages.ts'

interface ClassNeedFieldsProps {
  needs: ClassNeed[]
  classes: readonly PlannedClass[]
  onChange: (needs: ClassNeed[]) => void
}

/** The most classes that are shown; typing finds the others. */
const shownAtOnce = 5

const wordsOf = ({ courseCode, courseTitle, lecturers, batches }: PlannedClass) =>
  [courseCode, courseTitle, ...lecturers.map(({ name }) => name), ...batches.map(({ name }) => name)]
    .join(' ')
    .toLocaleLowerCase()

/** The number and length of the classes' meetings, and the classes that keep their meetings. */
export function ClassNeedFields({ needs, classes, onChange }: ClassNeedFieldsProps) {
  const headId = useId()
  const [text, setText] = useState('')
  const sought = text.trim().toLocaleLowerCase()
  const found = sought ? classes.filter((it) => wordsOf(it).includes(sought)) : []
  const shown = found.slice(0, shownAtOnce)
  const change = (classId: string, part: Partial<ClassNeed>) =>
    onChange(needs.map((it) => (it.classId === classId ? { ...it, ...part } : it)))
  return (
    <section aria-labelledby={headId}>
      <h3 id={headId} className="text-md font-title">
        {m.classes()}
      </h3>
      <p className="mt-0.5 mb-3 text-sm text-ink-3">{m.classesHint()}</p>
      <TextField
        label={m.findClass()}
        value={text}
        onChange={({ target }) => setText(target.value)}
        // It narrows as you type, and must not submit the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ul className="mt-3 space-y-4">
        {shown.map((it) => {
          const need = needs.find(({ classId }) => classId === it.id)
          return (
            need && (
              <li key={it.id} className="rounded-md border border-line p-4">
                <p className="mb-3">
                  <span className="font-strong">{joinFacts(it.courseCode, it.courseTitle)}</span>
                  <span className="block text-sm text-ink-3">
                    {joinFacts(
                      ...it.lecturers.map(({ name }) => name),
                      ...it.batches.map(({ name }) => name),
                    )}
                  </span>
                </p>
                <div className="mb-3 grid gap-4 sm:grid-cols-2">
                  <NumberField
                    label={m.meetingsAWeek()}
                    min={0}
                    max={7}
                    value={String(need.meetings)}
                    disabled={need.isLocked}
                    onChange={({ target }) => change(it.id, { meetings: wholeIn(target.value, 0, 7) })}
                  />
                  <NumberField
                    label={m.minutesEach()}
                    min={15}
                    max={480}
                    value={String(need.minutes)}
                    disabled={need.isLocked}
                    onChange={({ target }) => change(it.id, { minutes: wholeIn(target.value, 15, 480) })}
                  />
                </div>
                <CheckField
                  label={m.keepAsIs()}
                  checked={need.isLocked}
                  onChange={({ target }) => change(it.id, { isLocked: target.checked })}
                />
              </li>
            )
          )
        })}
      </ul>
      {found.length > shown.length && (
        <p className="mt-3 text-sm text-ink-3">{m.moreClasses({ count: found.length - shown.length })}</p>
      )}
    </section>
  )
}

const wholeIn = (text: string, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.round(Number(text)) || least))
