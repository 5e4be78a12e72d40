import { hasCode } from '#lib/errors.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { ExportState } from './ExportState.tsx'
import { useDeleteMyData, useDownloadMyData, useMyDataExport, useRequestMyData } from './myData.api.ts'

/** `/app/settings/my-data`: everything the institution holds about oneself, as one file. */
export function MyDataSettings() {
  useDocumentTitle('My data')
  const { data, error, refetch } = useMyDataExport()
  const acts = { request: useRequestMyData(), download: useDownloadMyData(), delete: useDeleteMyData() }
  const run = (act: keyof typeof acts, exportId = '') => acts[act].mutate(exportId as never)
  const names = Object.keys(acts) as (keyof typeof acts)[]
  const busy = names.find((name) => acts[name].isPending) ?? null
  const failure = names
    .map((name) => acts[name].error)
    // Asked for in another tab already: that it is at work shows by itself.
    .find((it) => it && !hasCode(it, 'export-running'))
  return (
    <SettingsCard title="My data" hint="Everything that the institution holds about you.">
      {error && !data && (
        <LoadFailed title="We could not look up your data" error={error} onRetry={refetch} />
      )}
      {!data && !error && <SkeletonList />}
      {failure && <SaveFailed title="That did not work" error={failure} />}
      {data && (
        <ExportState
          current={data.export}
          busy={busy}
          onRequest={() => run('request')}
          onDownload={(exportId) => run('download', exportId)}
          onDelete={(exportId) => run('delete', exportId)}
        />
      )}
      <p className="mt-4 max-w-2xl text-sm text-ink-3">
        Left out: marks that are not published yet, secrets such as your password, and the numbers made from
        your face, which never leave the server. The file says whether there are any and since when.
      </p>
    </SettingsCard>
  )
}
