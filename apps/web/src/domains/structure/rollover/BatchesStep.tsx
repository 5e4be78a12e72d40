import type { BatchSuccessor, RolloverBatch } from '@campanile/contract/structure/term-rollover.ts'
import { useState } from 'react'
import { useRead } from '#lib/useRead.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { BatchSuccessors } from './BatchSuccessors.tsx'
import { DepartingLecturers } from './DepartingLecturers.tsx'
import { m } from './messages.ts'
import { StepFooter } from './StepFooter.tsx'
import { StepSection } from './StepSection.tsx'
import type { StepProps } from './stepProps.ts'

/** The batch that takes each batch's classes, and whether lecturers are kept. */
export function BatchesStep({ rollover, save }: StepProps) {
  const query = useRead('listRolloverBatches', { rolloverId: rollover.id })
  return (
    <Loaded query={query} failure={m.weCouldntLoadBatches()}>
      {(data) => (
        // A batch that another way of moving is based on starts again with its usual successor.
        <BatchForm key={rollover.batches} rollover={rollover} save={save} batches={data.items} />
      )}
    </Loaded>
  )
}

function BatchForm({ rollover, save, batches }: StepProps & { batches: readonly RolloverBatch[] }) {
  const { plan } = rollover
  const [successors, setSuccessors] = useState<ReadonlyMap<string, BatchSuccessor>>(
    () => new Map(plan.successors.map((it) => [it.batchId, it.to])),
  )
  const [enrolments, setEnrolments] = useState(plan.enrolments)
  const [lecturers, setLecturers] = useState(plan.lecturers)
  const isComplete = [...successors.values()].every((it) => it.kind !== 'new' || it.code.trim() !== '')
  const change = {
    enrolments,
    lecturers,
    successors: [...successors].map(([batchId, to]) => ({ batchId, to })),
  }
  return (
    <>
      {batches.length > 0 && (
        <StepSection
          title={m.batchesTitle()}
          hint={rollover.batches === 'up' ? m.aYearUpHint() : m.sameBatchesHint()}
        >
          <Segmented
            label={m.batchesTitle()}
            value={rollover.batches}
            onChange={(move) => save.now({ ...change, batches: move, successors: [] })}
            options={[
              { value: 'up', label: m.aYearUp() },
              { value: 'same', label: m.sameBatches() },
            ]}
          />
          <BatchSuccessors
            batches={batches}
            successors={successors}
            onChange={(batchId, to) => setSuccessors((before) => new Map(before).set(batchId, to))}
          />
          <CheckField
            label={m.enrolAtOnce()}
            help={m.enrolHint()}
            checked={enrolments}
            onChange={({ target }) => setEnrolments(target.checked)}
          />
        </StepSection>
      )}
      <StepSection title={m.lecturers()}>
        <Segmented
          label={m.lecturers()}
          value={lecturers}
          onChange={setLecturers}
          options={[
            { value: 'keep', label: m.keepLecturers() },
            { value: 'open', label: m.openLecturers() },
          ]}
        />
        {lecturers === 'keep' && <DepartingLecturers rolloverId={rollover.id} />}
      </StepSection>
      <StepFooter
        rolloverId={rollover.id}
        step="batches"
        busy={save.isPending}
        disabled={!isComplete}
        onContinue={() => {
          // The failure is shown above the step.
          save.and(change, 'assignments').catch(() => undefined)
        }}
      />
    </>
  )
}
