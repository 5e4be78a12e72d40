import type { MarkGrid as Grid } from '@campanile/contract/results/mark-sheets.ts'
import { useParams } from 'react-router'
import { useUser } from '#lib/session.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonPage } from '#ui/SkeletonPage.tsx'
import { useMarkSheet } from '../useMarkSheet.ts'
import { MarkSheetBody } from './MarkSheetBody.tsx'
import { m } from './messages.ts'

/** `/app/add-results/:sheetId` and `/app/my-assignments/marks/:sheetId`: the marks of one exam or assignment. */
export function MarkSheetScreen() {
  const { sheetId = '' } = useParams()
  const admin = useUser().role === 'admin'
  const { data, error, refetch } = useMarkSheet(sheetId)
  useDocumentTitle(data ? m.marksTitle({ title: data.sheet.title }) : m.marks())
  return (
    <>
      <BackLink to={admin ? '/app/add-results' : '/app/my-assignments/marks'}>{m.markSheets()}</BackLink>
      <SheetOrState grid={data} error={error} onRetry={refetch} />
    </>
  )
}

interface SheetOrStateProps {
  grid: Grid | undefined
  error: unknown
  onRetry: () => void
}

function SheetOrState({ grid, error, onRetry }: SheetOrStateProps) {
  if (grid) return <MarkSheetBody key={grid.sheet.id} grid={grid} />
  if (!error) return <SkeletonPage />
  return <LoadFailed title={m.weCouldntLoadThisMarkSheet()} heading="h1" error={error} onRetry={onRetry} />
}
