import { hasCode } from '#lib/errors.ts'
import { useAct, useDownload } from '#lib/useAct.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { ExportState } from './ExportState.tsx'
import { m } from './messages.ts'

/** `/app/settings/my-data`: everything the institution holds about the person, as one file. */
export function MyDataSettings() {
  useDocumentTitle(m.myData())
  const query = useRead('readMyDataExport', {})
  const request = useAct('requestMyDataExport')
  const download = useDownload('downloadMyData')
  const remove = useAct('deleteMyDataExport')
  const acts = { request, download, delete: remove }
  const busy = (['request', 'download', 'delete'] as const).find((name) => acts[name].isPending) ?? null
  const failure = Object.values(acts)
    .map((act) => act.error)
    // Already requested in another tab, so its progress appears without an error.
    .find((it) => it && !hasCode(it, 'export-running'))
  return (
    <SettingsCard title={m.myData()} hint={m.aboutMyData()}>
      {failure && <SaveFailed title={m.somethingWentWrong()} error={failure} />}
      <Loaded query={query} failure={m.weCouldntLoadYourData()} heading="h2">
        {(data) => (
          <ExportState
            current={data.export}
            busy={busy}
            onRequest={() => request.mutate({})}
            onDownload={(exportId) => download.mutate({ exportId })}
            onDelete={(exportId) => remove.mutate({ exportId })}
          />
        )}
      </Loaded>
      <p className="mt-4 max-w-2xl text-sm text-ink-3">{m.leftOut()}</p>
    </SettingsCard>
  )
}
