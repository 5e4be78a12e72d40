import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { MaterialList } from './MaterialList.tsx'
import { m } from './messages.ts'

const MaterialsDialog = lazyDialog(() => import('./MaterialsDialog.tsx'), 'MaterialsDialog')

/** The materials of a class for those who run it. */
export function MaterialSettings({ classId }: { classId: string }) {
  const query = useRead('readClassMaterials', { classId })
  const [editing, setEditing] = useState(false)
  const { data } = query
  return (
    <Card aria-labelledby="class-materials" className="overflow-hidden">
      <CardHead id="class-materials" title={m.materials()} hint={m.materialsHint()} className="pb-1">
        {data?.can.edit && <Button onClick={() => setEditing(true)}>{m.editLinks()}</Button>}
      </CardHead>
      <Loaded query={query} failure={m.couldntLoadMaterials()} heading="h3">
        {({ items }) =>
          items.length === 0 ? (
            <p className="px-5 py-4 text-base text-ink-2 max-sm:px-4">{m.noMaterialsYet()}</p>
          ) : (
            <MaterialList items={items} />
          )
        }
      </Loaded>
      {data && editing && <MaterialsDialog materials={data} onClose={() => setEditing(false)} />}
    </Card>
  )
}
