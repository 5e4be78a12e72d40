import type { ClassView } from '@campanile/contract/structure/structure-classes.ts'
import { X } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { ComboField } from '#ui/ComboField.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import type { ReferenceName } from '../references.ts'
import { useTypedReferences } from '../useTypedReferences.ts'
import { m } from './messages.ts'

const ClassPeopleDialog = lazyDialog(() => import('./ClassPeopleDialog.tsx'), 'ClassPeopleDialog')

interface PeopleItem {
  id: string
  label: string
  sub?: string
}

interface PeopleCardProps {
  it: ClassView
  field: 'lecturerIds' | 'batchIds'
  id: string
  title: string
  hint: string
  /** Shown if nobody is listed. */
  none: string
  of: ReferenceName
  addLabel: string
  items: readonly PeopleItem[]
  /** The effect of adding and of removing one. */
  adding: string
  removing: string
}

/** Lecturers or batches of a class; adding and removing ask for a reason. */
export function PeopleCard(props: PeopleCardProps) {
  const { it, field, id, title, hint, none, of, addLabel, items } = props
  const editable = it.can.edit
  const { options, onType } = useTypedReferences(of)
  const [changing, setChanging] = useState<{ act: 'add' | 'remove'; id: string; name: string }>()
  const ids = items.map((item) => item.id)
  /** The class with these lecturers or batches, over the version that is shown. */
  const changed = (changedIds: string[]) => ({
    classId: it.id,
    version: it.version,
    lecturerIds: it.lecturers.map((lecturer) => lecturer.id),
    batchIds: it.batches.map((batch) => batch.id),
    [field]: changedIds,
  })
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={title} hint={hint} />
      {items.length === 0 ? (
        <p className="px-5 py-4 text-base text-ink-2 max-sm:px-4">{none}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {items.map((item) => (
            <li key={item.id} className="flex min-h-12 items-center gap-3 px-5 max-sm:px-4">
              <span className="min-w-0 flex-1 break-words py-2 text-base font-label">
                {field === 'lecturerIds' ? (
                  <PersonLink personId={item.id} name={item.label} personRole="lecturer" />
                ) : (
                  item.label
                )}
                {item.sub && <span className="ms-2 text-sm font-normal text-ink-3">{item.sub}</span>}
              </span>
              {editable && (
                <IconButton
                  label={m.removeName({ name: item.label })}
                  className="-me-2"
                  onClick={() => setChanging({ act: 'remove', id: item.id, name: item.label })}
                >
                  <X size={16} aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {editable && (
        <div className="border-t border-line px-5 pb-2 pt-4 max-sm:px-4">
          <ComboField
            label={addLabel}
            shown=""
            options={options?.filter(({ value }) => !ids.includes(value))}
            onType={onType}
            onChoose={({ value, label }) => setChanging({ act: 'add', id: value, name: label })}
          />
        </div>
      )}
      {changing && (
        <ClassPeopleDialog
          act={changing.act}
          name={changing.name}
          consequence={changing.act === 'add' ? props.adding : props.removing}
          input={changed(
            changing.act === 'add' ? [...ids, changing.id] : ids.filter((other) => other !== changing.id),
          )}
          onClose={() => setChanging(undefined)}
        />
      )}
    </Card>
  )
}
