import type { ImportState, ImportView } from '@campanile/contract/imports/imports.ts'
import { useParams } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { ImportSteps } from '#ui/import/ImportSteps.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SkeletonPage } from '#ui/SkeletonPage.tsx'
import { ImportActions } from './ImportActions.tsx'
import { ImportNotices } from './ImportNotices.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportRows } from './ImportRows.tsx'
import { ImportStateChip } from './ImportStateChip.tsx'
import { formatWords } from './importWords.ts'

const resultStates: ReadonlySet<ImportState> = new Set(['applied', 'undoing', 'undone'])

export function ImportScreen() {
  const { importId = '' } = useParams()
  const { data, error, refetch } = useRead('readImport', { importId })
  useDocumentTitle(data?.filename ?? 'Import')
  if (error && !data)
    return <LoadFailed title="We couldn’t load this import" error={error} onRetry={refetch} />
  if (!data) return <SkeletonPage />
  return (
    <>
      <BackLink to="/app/users/imports">Imports</BackLink>
      <ImportHead it={data} />
      <ImportSteps step={resultStates.has(data.state) ? 'Result' : 'Preview'} className="mb-4" />
      <ImportNotices it={data} />
      <ImportProgress it={data} />
      {data.state !== 'reading' && data.state !== 'failed' && <ImportRows it={data} />}
    </>
  )
}

function ImportHead({ it }: { it: ImportView }) {
  const time = useTimeFormat()
  return (
    <PageHead
      title={<span className="break-words">{it.filename}</span>}
      sub={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <ImportStateChip state={it.state} />
          {`${formatWords[it.format].label}, uploaded ${time.dateWithYear(it.createdAt)} by ${it.createdBy}`}
        </span>
      }
    >
      <ImportActions it={it} />
    </PageHead>
  )
}
