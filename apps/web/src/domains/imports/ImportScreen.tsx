import type { ImportState, ImportView } from '@campanile/contract/imports/imports.ts'
import { useParams } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { BackLink } from '#ui/BackLink.tsx'
import { Card } from '#ui/Card.tsx'
import { ImportSteps } from '#ui/import/ImportSteps.tsx'
import { LoadedPage } from '#ui/LoadedPage.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { ImportActions } from './ImportActions.tsx'
import { ImportRows } from './ImportRows.tsx'
import { ImportStateChip } from './ImportStateChip.tsx'
import { importFormatWords } from './importWords.ts'
import { m } from './messages.ts'

const resultStates: ReadonlySet<ImportState> = new Set(['applied', 'undoing', 'undone'])

export function ImportScreen() {
  const { importId = '' } = useParams()
  const query = useRead('readImport', { importId })
  const { data } = query
  useDocumentTitle(data?.filename ?? m.import())
  return (
    <LoadedPage query={query} failure={m.weCouldntLoadThisImport()}>
      {(data) => (
        <>
          <BackLink to="/app/users/imports">{m.imports()}</BackLink>
          <ImportHead it={data} />
          <ImportSteps step={resultStates.has(data.state) ? 'result' : 'preview'} className="mb-4" />
          <ImportNotices it={data} />
          <ImportProgress it={data} />
          {data.state !== 'reading' && data.state !== 'failed' && <ImportRows it={data} />}
        </>
      )}
    </LoadedPage>
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
          {m.uploadedBy({
            format: importFormatWords[it.format].label,
            date: time.dateWithYear(it.createdAt),
            name: it.createdBy,
          })}
        </span>
      }
    >
      <ImportActions it={it} />
    </PageHead>
  )
}

const words: Partial<Record<ImportState, string>> = {
  reading: m.readingTheFile(),
  applying: m.savingChanges(),
  undoing: m.restoringData(),
}

/** The progress of the current step; the page can be left. */
function ImportProgress({ it: { state, progress } }: { it: ImportView }) {
  const text = words[state]
  if (!text) return null
  const { done, total } = progress
  const lines = total > 0 ? m.doneOfLines({ done, total }) : done > 0 ? m.lineCount({ lines: done }) : ''
  return (
    <Card as="div" className="mb-6 space-y-2 px-5 py-4 max-sm:px-4">
      <p className="flex flex-wrap justify-between gap-x-4 text-base">
        <span>{text}</span>
        <span role="status" className="tnum text-ink-3">
          {lines}
        </span>
      </p>
      <ProgressBar label={text} value={total > 0 ? done / total : undefined} />
      <p className="text-sm text-ink-3">{m.youCanLeaveThisPage()}</p>
    </Card>
  )
}

/** Facts about an import other than its lines. */
function ImportNotices({ it }: { it: ImportView }) {
  const { problem, state, notes, kept, invitations } = it
  return (
    <div className="mb-4 space-y-3 empty:hidden">
      {problem && (
        <Alert
          tone={state === 'failed' ? 'bad' : 'warn'}
          title={state === 'failed' ? m.thisFileCannotBeImported() : m.checkThisFirst()}
        >
          {problem}
        </Alert>
      )}
      {notes.length > 0 && <Alert tone="info">{notes.join(' ')}</Alert>}
      {state === 'undone' && kept > 0 && (
        <Alert tone="warn" title={m.linesWereKept({ lines: kept })}>
          {m.usedDataIsKept()}
        </Alert>
      )}
      {state === 'applied' && invitations.wanted && (
        <Alert tone="info">
          {m.invitationsAreOnTheirWay({ sent: invitations.sent, total: invitations.total })}
        </Alert>
      )}
    </div>
  )
}
