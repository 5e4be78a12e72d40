import type { SubmittedFile } from '@campanile/contract/assignments/submissions.ts'
import { useFetchedFile } from '#lib/useFetchedFile.ts'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { m } from './messages.ts'

/** The most lines that are shown: a page with more of them is slow. */
const mostLines = 5000

async function textOf(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const mark = `${bytes[0]} ${bytes[1]}`
  const encoding = mark === '255 254' ? 'utf-16le' : mark === '254 255' ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

interface TextViewProps {
  submissionId: string
  file: SubmittedFile
}

/** Text and code with line numbers. */
export function TextView({ submissionId, file }: TextViewProps) {
  const input = { submissionId, fileId: file.id }
  const { value, error, retry } = useFetchedFile('readSubmittedFile', input, textOf)
  if (error)
    return <LoadFailed title={m.weCouldntLoadThisFile()} heading="h3" error={error} onRetry={retry} />
  if (value === undefined) return <SkeletonList />
  const lines = value.split(/\r\n|\r|\n/)
  const shown = lines.slice(0, mostLines)
  return (
    <section
      aria-label={file.name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll by key.
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line bg-surface focus-visible:-outline-offset-2"
    >
      <div className="flex min-w-max py-3 font-mono text-sm leading-5">
        <pre aria-hidden="true" className="tnum select-none px-3 text-end text-ink-3">
          {shown.map((_, index) => index + 1).join('\n')}
        </pre>
        <pre className="pe-4 text-ink [tab-size:4]">{shown.join('\n')}</pre>
      </div>
      {lines.length > mostLines && (
        <p className="px-3 pb-3 text-sm text-ink-3">
          {m.firstLinesShown({ mostLines, lineCount: lines.length })}
        </p>
      )}
    </section>
  )
}
