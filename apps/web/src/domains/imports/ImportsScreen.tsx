import { joinFacts } from '#lib/facts/joinFacts.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { usePageParam } from '#lib/usePageParam.ts'
import { useRead } from '#lib/useRead.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { ExportCard } from './ExportCard.tsx'
import { ImportStateChip } from './ImportStateChip.tsx'
import { countsText, ImportLink, importColumns } from './importColumns.tsx'
import { importFormatWords } from './importWords.ts'
import { m } from './messages.ts'
import { UploadCard } from './UploadCard.tsx'

export function ImportsScreen() {
  useDocumentTitle(m.imports())
  return (
    <>
      <BackLink to="/app/users">{m.userManagement()}</BackLink>
      <PageHead title={m.imports()} sub={m.whatImportsAreFor()} />
      <UploadCard />
      <ImportsList />
      <ExportCard />
    </>
  )
}

/** Earlier imports, the latest first. */
function ImportsList() {
  const time = useTimeFormat()
  const [page, setPage] = usePageParam('page')
  const imports = useRead('listImports', { page })
  return (
    <ListCard
      label={m.earlierImports()}
      list={{ setPage }}
      query={imports}
      failure={m.weCouldntLoadTheImports()}
      empty={{ title: m.noImportsYet(), text: m.importsAppearHere() }}
      columns={importColumns(time)}
      rowKey={({ id }) => id}
      head={<CardHead title={m.earlierImports()} hint={m.howLongImportsCanBeRolledBack()} className="pb-4" />}
      item={(it) => (
        <ListItem
          title={<ImportLink it={it} />}
          chip={<ImportStateChip state={it.state} />}
          essence={it.state === 'reading' || it.state === 'failed' ? null : countsText(it)}
          meta={joinFacts(importFormatWords[it.format].label, time.dateWithYear(it.createdAt))}
        />
      )}
      className="mb-6"
    />
  )
}
