import { type Batch, batchInput, batchSorts } from '@campanile/contract/structure/structure-batches.ts'
import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router'
import type { z } from 'zod/mini'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { hidden } from '#ui/hidden.tsx'
import { NumberField } from '#ui/NumberField.tsx'
import { ReferenceField } from '../ReferenceField.tsx'
import { ReferenceText } from '../ReferenceText.tsx'
import { batchPath } from '../structureTabs.ts'
import { CodeField } from './CodeField.tsx'
import { EntryScreen } from './EntryScreen.tsx'
import type { EntryKind } from './entryKind.ts'
import { asNumber } from './formValues.ts'
import { m } from './messages.ts'

type Facts = z.output<typeof batchInput>

function Fields() {
  const { register, formState } = useFormContext<Facts>()
  const { errors } = formState
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-2 gap-x-3">
        <CodeField placeholder="CS-26A" />
        <NumberField
          label={m.intakeYear()}
          {...register('intakeYear', asNumber)}
          error={errors.intakeYear?.message}
        />
      </div>
      <ReferenceField name="programmeId" of="programme" label={m.programme()} />
    </div>
  )
}

const linkClass = 'font-label text-brand-ink underline'

const StudentsLink = ({ batch }: { batch: Batch }) => (
  <Link to={batchPath(batch.id)} className={linkClass}>
    {m.studentsOf({ count: batch.members, batch: batch.code, hidden })}
  </Link>
)

export const batchEntry: EntryKind<Batch, Facts, (typeof batchSorts)[number]> = {
  key: 'batch',
  listName: 'batches',
  count: (count) => rowCounts.batches({ count }),
  sub: m.whatBatchesAre(),
  shape: { filters: ['state', 'programmeId'], sort: 'code' },
  sorts: batchSorts,
  sortOptions: [
    { value: 'code', label: m.codeAToZ() },
    { value: '-code', label: m.codeZToA() },
    { value: '-intakeYear', label: m.latestIntakeFirst() },
    { value: 'intakeYear', label: m.earliestIntakeFirst() },
  ],
  filters: [{ name: 'programmeId', label: m.programme(), of: 'programme' }],
  schema: batchInput,
  empty: { code: '', programmeId: '' },
  factsOf: ({ code, intakeYear, programme }) => ({ code, intakeYear, programmeId: programme.id }),
  fields: ['code', 'intakeYear', 'programmeId'],
  labels: { code: m.code(), intakeYear: m.intakeYear(), programmeId: m.programme() },
  text: (facts, field) =>
    field === 'programmeId' ? <ReferenceText of="programme" id={facts.programmeId} /> : facts[field],
  Fields,
  nameOf: ({ code }) => code,
  columns: [
    {
      id: 'code',
      head: m.code(),
      sortable: true,
      cell: ({ id, code }) => (
        <CellWithSub>
          <Link to={batchPath(id)} className="hover:underline">
            {code}
          </Link>
        </CellWithSub>
      ),
    },
    { id: 'programme', head: m.programme(), cell: ({ programme }) => programme.name },
    {
      id: 'intakeYear',
      head: m.intake(),
      sortable: true,
      align: 'right',
      cell: ({ intakeYear }) => intakeYear,
    },
    { id: 'members', head: m.students(), align: 'right', cell: (batch) => <StudentsLink batch={batch} /> },
    { id: 'classes', head: m.classes(), align: 'right', cell: ({ classes }) => classes },
  ],
  essence: ({ programme, intakeYear }) => `${programme.name}, ${intakeYear}`,
  meta: (batch) => (
    <Link to={batchPath(batch.id)} className={linkClass}>
      {m.studentsCountedOf({ students: batch.members, batch: batch.code, hidden })}
    </Link>
  ),
  archiving: m.archivingBatch(),
}

export const BatchesScreen = () => <EntryScreen kind={batchEntry} />
