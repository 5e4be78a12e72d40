import type { RolloverClass } from '@campanile/contract/structure/term-rollover.ts'
import { useState } from 'react'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { SearchInput } from '#ui/SearchInput.tsx'
import { Select } from '#ui/Select.tsx'
import { ClassGroupFields } from './ClassGroupFields.tsx'
import { classGroups, matchesFilter, programmesOf } from './classGroups.ts'
import { m } from './messages.ts'
import { StepFooter } from './StepFooter.tsx'
import type { StepProps } from './stepProps.ts'

/** The classes to copy, by department. */
export function ClassesStep({ rollover, save }: StepProps) {
  const query = useRead('listRolloverClasses', { rolloverId: rollover.id })
  return (
    <Loaded query={query} failure={m.weCouldntLoadClasses()}>
      {(data) => <ClassSelection rollover={rollover} save={save} classes={data.items} />}
    </Loaded>
  )
}

function ClassSelection({ rollover, save, classes }: StepProps & { classes: readonly RolloverClass[] }) {
  const [leftOut, setLeftOut] = useState(() => new Set(rollover.plan.leftOut))
  const [filter, setFilter] = useState({ search: '', programmeId: '' })
  const open = classes.filter(({ copied }) => !copied)
  const shown = classes.filter((it) => matchesFilter(it, filter))
  const selected = open.filter(({ id }) => !leftOut.has(id)).length
  const toggle = (those: readonly RolloverClass[], isSelected: boolean) =>
    setLeftOut((before) => {
      const after = new Set(before)
      for (const { id } of those) {
        if (isSelected) after.delete(id)
        else after.add(id)
      }
      return after
    })
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput
          label={m.search()}
          value={filter.search}
          onChange={(search) => setFilter((it) => ({ ...it, search }))}
          className="w-60 max-sm:w-full"
        />
        <Select
          label={m.programme()}
          prefix={m.programme()}
          value={filter.programmeId}
          onChange={(programmeId) => setFilter((it) => ({ ...it, programmeId }))}
          options={[
            { value: '', label: m.allProgrammes() },
            ...programmesOf(classes).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          className="max-w-full"
        />
        <Button size="sm" onClick={() => toggle(shown, true)}>
          {m.selectAll()}
        </Button>
        <Button size="sm" onClick={() => toggle(shown, false)}>
          {m.clear()}
        </Button>
        <p role="status" className="tnum ms-auto text-sm text-ink-3">
          {m.classCount({ selected, count: open.length })}
        </p>
      </div>
      {shown.length === 0 ? (
        <Empty kind="search" title={m.noClassMatches()} heading="h3">
          {m.noClassMatchesHint()}
        </Empty>
      ) : (
        <div className="mt-4 grid gap-4">
          {classGroups(shown).map((group) => (
            <ClassGroupFields
              key={group.id}
              group={group}
              isSelected={({ id }) => !leftOut.has(id)}
              onToggle={toggle}
            />
          ))}
        </div>
      )}
      {selected === 0 && <p className="mt-3 text-sm text-bad-ink">{m.noClassSelected()}</p>}
      <StepFooter
        rolloverId={rollover.id}
        step="classes"
        busy={save.isPending}
        disabled={selected === 0}
        onContinue={() => {
          const known = new Set(classes.map(({ id }) => id))
          const change = { leftOut: [...leftOut].filter((id) => known.has(id)) }
          // The failure is shown above the step.
          save.and(change, 'batches').catch(() => undefined)
        }}
      />
    </>
  )
}
