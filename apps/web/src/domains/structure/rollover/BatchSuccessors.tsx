import type { BatchSuccessor, RolloverBatch } from '@campanile/contract/structure/term-rollover.ts'
import { cn } from '#lib/cn.ts'
import { Chip } from '#ui/Chip.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { m } from './messages.ts'

interface BatchSuccessorsProps {
  batches: readonly RolloverBatch[]
  /** The batches that the plan changes. */
  successors: ReadonlyMap<string, BatchSuccessor>
  onChange: (batchId: string, to: BatchSuccessor) => void
}

/** Each batch with the batch that takes its classes. */
export function BatchSuccessors({ batches, successors, onChange }: BatchSuccessorsProps) {
  const current = (it: RolloverBatch) => successors.get(it.id) ?? it.to
  const followed = new Set(batches.map(current).flatMap((it) => (it.kind === 'existing' ? [it.batchId] : [])))
  const finishing = batches.filter(({ id }) => !followed.has(id)).length
  return (
    <div className="w-full">
      <ul className="rounded-lg border border-line">
        {batches.map((batch) => (
          <li
            key={batch.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 last:border-b-0"
          >
            <div className="min-w-0 flex-1 basis-52">
              <p className="flex flex-wrap items-center gap-2 text-base font-label">
                {batch.code}
                {!followed.has(batch.id) && <Chip>{m.finishes()}</Chip>}
              </p>
              <p className="tnum text-sm text-ink-3">
                {m.batchHint({ programme: batch.programme.name, students: batch.students })}
              </p>
            </div>
            <Successor batch={batch} to={current(batch)} onChange={(to) => onChange(batch.id, to)} />
          </li>
        ))}
      </ul>
      {finishing > 0 && <p className="mt-2 text-sm text-ink-3">{m.finishesHint({ count: finishing })}</p>}
    </div>
  )
}

interface SuccessorProps {
  batch: RolloverBatch
  to: BatchSuccessor
  onChange: (to: BatchSuccessor) => void
}

function Successor({ batch, to, onChange }: SuccessorProps) {
  const label = m.batchMovesTo({ batch: batch.code })
  const select = (value: string) => {
    if (value === 'none') onChange({ kind: 'none' })
    else if (value === 'new') {
      onChange(batch.usual.kind === 'new' ? batch.usual : { kind: 'new', code: '' })
    } else onChange({ kind: 'existing', batchId: value })
  }
  return (
    <div className="flex flex-wrap items-start gap-2 max-sm:w-full">
      <Select
        label={label}
        prefix={m.whoTakes()}
        value={to.kind === 'existing' ? to.batchId : to.kind}
        onChange={select}
        options={[
          ...batch.choices.map(({ id, code }) => ({ value: id, label: code })),
          { value: 'new', label: m.newBatch() },
          { value: 'none', label: m.leaveOpen() },
        ]}
        // Beside the field of the code, below its label.
        className={cn('max-sm:w-full', to.kind === 'new' && 'sm:mt-[30px]')}
      />
      {to.kind === 'new' && (
        <TextField
          label={m.code()}
          className="w-44 max-sm:w-full"
          autoComplete="off"
          maxLength={30}
          value={to.code}
          error={to.code.trim() === '' ? m.enterCode() : undefined}
          onChange={({ target }) => onChange({ kind: 'new', code: target.value })}
        />
      )}
    </div>
  )
}
