import type { Attachment } from '@campanile/contract/attachments.ts'
import type { MitigationRequest } from '@campanile/contract/mitigation.ts'
import { Download, FileText, Image } from 'lucide-react'
import type { ReactNode } from 'react'
import { addressFor } from '#lib/api.ts'
import { kindWords, sizeWords } from './mitigationWords.ts'

interface EvidenceListProps {
  request: MitigationRequest
  /** What else can be done with a file. */
  act?: (file: Attachment) => ReactNode
}

const iconLink =
  'grid size-8 shrink-0 place-items-center rounded-sm text-ink-2 hover:bg-hover hover:text-ink max-md:size-10'

/** A picture opens in a tab of its own; other kinds the server lets be saved alone. */
function Evidence({ file, address }: { file: Attachment; address: string }) {
  const opens = file.type.startsWith('image/')
  const Icon = opens ? Image : FileText
  return (
    <>
      <a
        href={address}
        {...(opens ? { target: '_blank', rel: 'noreferrer' } : { download: file.name })}
        className="group flex min-w-0 flex-1 items-center gap-3 rounded-sm"
      >
        <span className="grid size-9 shrink-0 place-items-center rounded-sm bg-brand-tint text-brand-ink">
          <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span className="min-w-0">
          <span className="block truncate text-sm font-[580] group-hover:underline">{file.name}</span>
          <span className="tnum block text-xs text-ink-3">
            {kindWords(file)}, {sizeWords(file.size)}
            <span className="sr-only">{opens ? ', opens in a new tab' : ', is saved'}</span>
          </span>
        </span>
      </a>
      {opens && (
        <a href={address} download={file.name} title="Download" className={iconLink}>
          <Download size={16} aria-hidden="true" />
          <span className="sr-only">Download {file.name}</span>
        </a>
      )}
    </>
  )
}

/** The files of a request: each is looked at or saved. */
export function EvidenceList({ request, act }: EvidenceListProps) {
  if (request.attachments.length === 0) return <p className="mt-1.5 text-base text-ink-3">No files.</p>
  return (
    <ul aria-label="Evidence" className="mt-2 grid grid-cols-2 gap-2.5 max-lg:grid-cols-1">
      {request.attachments.map((file) => (
        <li
          key={file.id}
          className="flex min-w-0 items-center gap-1 rounded-md border border-line p-2 hover:border-line-2"
        >
          <Evidence
            file={file}
            address={addressFor('readMitigationFile', { requestId: request.id, attachmentId: file.id })}
          />
          {act?.(file)}
        </li>
      ))}
    </ul>
  )
}
