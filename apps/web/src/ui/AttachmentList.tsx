import type { Attachment } from '@campanile/contract/attachments.ts'
import { FileText, Image, X } from 'lucide-react'
import { sizeWords } from '#lib/attachmentFile.ts'
import { IconButton } from './IconButton.tsx'

interface AttachmentListProps {
  attachments: readonly Attachment[]
  /** Where it may be taken out again. */
  onRemove?: ((attachment: Attachment) => void) | undefined
}

const kindWords = ({ name, type }: Attachment) =>
  type.startsWith('image/') ? 'Image' : (name.split('.').at(-1)?.toUpperCase() ?? 'File')

/** Files that hang on a request; each opens in a tab of its own. */
export const AttachmentList = ({ attachments, onRemove }: AttachmentListProps) => (
  <ul aria-label="Files" className="grid gap-2">
    {attachments.map((it) => {
      const Icon = it.type.startsWith('image/') ? Image : FileText
      return (
        <li key={it.id} className="flex items-center gap-1 rounded-md border border-line pr-1">
          <a
            href={it.url}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-md px-2.5 py-2 hover:bg-hover"
          >
            <span className="grid size-8 shrink-0 place-items-center rounded-sm bg-brand-tint text-brand-ink">
              <Icon size={16} aria-hidden="true" />
            </span>
            <span className="min-w-0">
              <span className="block truncate font-[560]">{it.name}</span>
              <span className="tnum block text-xs text-ink-3">
                {kindWords(it)}, {sizeWords(it.size)}
              </span>
            </span>
          </a>
          {onRemove && (
            <IconButton label={`Remove ${it.name}`} onClick={() => onRemove(it)}>
              <X size={16} aria-hidden="true" />
            </IconButton>
          )}
        </li>
      )
    })}
  </ul>
)
