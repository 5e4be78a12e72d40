import { type ClassMaterials, materialsForm } from '@campanile/contract/structure/class-materials.ts'
import type { z } from 'zod/mini'
import { seriesWords } from '#lib/listWords.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useAct } from '#lib/useAct.ts'
import { useReadNow } from '#lib/useRead.ts'
import { useVersionedForm } from '#lib/useVersionedForm.ts'
import { showToast } from '#ui/toast.ts'
import { VersionedFormDialog } from '#ui/VersionedFormDialog.tsx'
import { MaterialFields } from './MaterialFields.tsx'
import { m } from './messages.ts'

export type MaterialValues = Pick<ClassMaterials, 'items'>

interface MaterialsDialogProps {
  materials: ClassMaterials
  onClose: () => void
}

/** The form of all links of a class. */
export function MaterialsDialog({ materials, onClose }: MaterialsDialogProps) {
  const { classId } = materials
  const update = useAct('updateClassMaterials')
  const readNow = useReadNow()
  const edit = useVersionedForm<ClassMaterials, MaterialValues, z.output<typeof materialsForm>>({
    row: materials,
    resolver: schemaResolver(materialsForm),
    blank: { items: [] },
    valuesOf: ({ items }) => ({ items }),
    fields: ['items'],
    save: ({ items }, { version } = materials) => update.mutateAsync({ classId, version, items }),
    readTheirs: () => readNow('readClassMaterials', { classId }),
    onSaved: () => {
      void showToast({ type: 'success', title: m.materialsSaved() })
      onClose()
    },
  })
  return (
    <VersionedFormDialog
      size="lg"
      title={m.materials()}
      description={m.materialsHint()}
      edit={edit}
      labelOf={() => m.materials()}
      textOf={({ items }) => seriesWords(items.map(({ title }) => title)) || m.noLinks()}
      verb={m.saveLinks()}
      failed={m.materialsWereNotSaved()}
      onClose={onClose}
    >
      <MaterialFields />
    </VersionedFormDialog>
  )
}
