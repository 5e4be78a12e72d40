import { type Attachment, shownFileTypes } from '@campanile/contract/attachments.ts'
import { Download, FileText, Image } from 'lucide-react'
import type { ReactNode } from 'react'
import { attachmentKindWords, sizeWords } from '#lib/attachmentFile.ts'
import { m } from './messages.ts'

interface AttachmentListProps {
  label: string
  attachments: readonly Attachment[]
  /** Further actions on a file. */
  act?: (file: Attachment) => ReactNode
}

const iconLink =
  'grid size-8 shrink-0 place-items-center rounded-sm text-ink-2 hover:bg-hover hover:text-ink max-md:size-10'

/** A picture opens in a new tab; the server only allows downloading other types. */
function Attached({ file }: { file: Attachment }) {
  const opens = shownFileTypes.includes(file.type)
  const Icon = opens ? Image : FileText
  return (
    <>
      <a
        href={file.url}
        {...(opens ? { target: '_blank', rel: 'noreferrer' } : { download: file.name })}
        className="group flex min-w-0 flex-1 items-center gap-3 rounded-sm"
      >
        <span className="grid size-9 shrink-0 place-items-center rounded-sm bg-brand-tint text-brand-ink">
          <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span className="min-w-0">
          <span className="block truncate text-sm font-label group-hover:underline">{file.name}</span>
          <span className="tnum block text-xs text-ink-3">
            {m.kindAndSize({ kind: attachmentKindWords(file), size: sizeWords(file.size) })}
            <span className="sr-only"> {opens ? m.opensInNewTab() : m.downloadsFile()}</span>
          </span>
        </span>
      </a>
      {opens && (
        <a href={file.url} download={file.name} title={m.download()} className={iconLink}>
          <Download size={16} aria-hidden="true" />
          <span className="sr-only">{m.downloadName({ name: file.name })}</span>
        </a>
      )}
    </>
  )
}

/** The files of a request: each can be opened or saved. */
export function AttachmentList({ label, attachments, act }: AttachmentListProps) {
  if (attachments.length === 0) return <p className="text-base text-ink-3">{m.noFiles()}</p>
  return (
    <ul aria-label={label} className="grid grid-cols-wide-tiles gap-2.5">
      {attachments.map((file) => (
        <li
          key={file.id}
          className="flex min-w-0 items-center gap-1 rounded-md border border-line p-2 hover:border-line-2"
        >
          <Attached file={file} />
          {act?.(file)}
        </li>
      ))}
    </ul>
  )
}
