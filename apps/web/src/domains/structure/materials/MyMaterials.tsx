import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { MaterialList } from './MaterialList.tsx'
import { m } from './messages.ts'

/** The materials of a class for its students; nothing if there are none. */
export function MyMaterials({ classId }: { classId: string }) {
  const { data } = useRead('readClassMaterials', { classId })
  if (!data || data.items.length === 0) return null
  return (
    <Card aria-labelledby="my-materials" className="overflow-hidden">
      <CardHead id="my-materials" title={m.materials()} />
      <MaterialList items={data.items} />
    </Card>
  )
}
