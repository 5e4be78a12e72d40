import { useUser } from '#lib/session.ts'
import { sheetVerb } from '../sheetWords.ts'
import { SheetsList } from './SheetsList.tsx'

/** The mark sheets of one class, which admins and its lecturers open at different addresses. */
export function ClassSheets({ classId }: { classId: string }) {
  const base = useUser().role === 'admin' ? '/app/add-results' : '/app/my-assignments/marks'
  return (
    <div>
      <SheetsList base={base} verb={sheetVerb} classId={classId} />
    </div>
  )
}
