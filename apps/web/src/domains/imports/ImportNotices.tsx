import type { ImportView } from '@campanile/contract/imports/imports.ts'
import { Alert } from '#ui/Alert.tsx'
import { countOf, linesText } from './importWords.ts'

/** What has to be known about an import besides its lines. */
export function ImportNotices({ it }: { it: ImportView }) {
  const { problem, state, notes, kept, invitations } = it
  return (
    <div className="mb-4 space-y-3 empty:hidden">
      {problem && (
        <Alert
          tone={state === 'failed' ? 'bad' : 'warn'}
          title={state === 'failed' ? 'This file cannot be imported' : 'Look at this first'}
        >
          {problem}
        </Alert>
      )}
      {notes.length > 0 && <Alert tone="info">{notes.join(' ')}</Alert>}
      {state === 'undone' && kept > 0 && (
        <Alert tone="warn" title={`${linesText(kept)} could not be undone`}>
          What was changed or used since the import stays as it is. The filter Kept names each.
        </Alert>
      )}
      {state === 'applied' && invitations.wanted && (
        <Alert tone="info">
          {`${countOf(invitations.sent)} of ${countOf(invitations.total)} invitations are on their way.`}
        </Alert>
      )}
    </div>
  )
}
