import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Alert } from '#ui/Alert.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { ComboField } from '#ui/ComboField.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useTypedReferences } from '../ReferenceField.tsx'
import { reasonOf } from '../reason.ts'
import type { ReferenceName } from '../references.ts'

export interface PeopleItem {
  id: string
  label: string
  sub?: string
}

interface PeopleCardProps {
  id: string
  title: string
  hint: string
  /** Where nobody is listed. */
  none: string
  of: ReferenceName
  addLabel: string
  items: readonly PeopleItem[]
  editable: boolean
  change: {
    mutate: (ids: string[], then?: { onSuccess: () => void }) => void
    isPending: boolean
    error: Error | null
  }
  /** What taking one out does. */
  removing: (item: PeopleItem) => ReactNode
}

/** Lecturers or batches of a class; adding and removing are saved at once. */
export function PeopleCard(props: PeopleCardProps) {
  const { id, title, hint, none, of, addLabel, items, editable, change, removing } = props
  const { options, onType } = useTypedReferences(of)
  const [leaving, setLeaving] = useState<PeopleItem>()
  const ids = items.map((it) => it.id)
  const remove = ({ id: gone }: PeopleItem) =>
    change.mutate(
      ids.filter((it) => it !== gone),
      { onSuccess: () => setLeaving(undefined) },
    )
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={title} hint={hint} />
      {items.length === 0 ? (
        <p className="px-5 py-4 text-base text-ink-2 max-sm:px-4">{none}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {items.map((it) => (
            <li key={it.id} className="flex min-h-12 items-center gap-3 px-5 max-sm:px-4">
              <span className="min-w-0 flex-1 break-words py-2 text-base font-[560]">
                {it.label}
                {it.sub && <span className="ml-2 text-sm font-normal text-ink-3">{it.sub}</span>}
              </span>
              {editable && (
                <IconButton label={`Remove ${it.label}`} className="-mr-2" onClick={() => setLeaving(it)}>
                  <X size={16} aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {editable && (
        <div className="border-t border-line px-5 pb-2 pt-4 max-sm:px-4">
          {change.error && !leaving ? (
            <Alert tone="bad" className="mb-3">
              {reasonOf(change.error)}
            </Alert>
          ) : null}
          <ComboField
            label={addLabel}
            shown=""
            options={options?.filter(({ value }) => !ids.includes(value))}
            onType={onType}
            onChoose={({ value }) => change.mutate([...ids, value])}
          />
        </div>
      )}
      {leaving && (
        <ConfirmDialog
          onClose={() => setLeaving(undefined)}
          title={`Remove ${leaving.label}?`}
          confirmLabel="Remove"
          busyLabel="Removing"
          destructive
          busy={change.isPending}
          error={change.error}
          onConfirm={() => remove(leaving)}
        >
          {removing(leaving)}
        </ConfirmDialog>
      )}
    </Card>
  )
}
