import type { Annotation } from '@campanile/contract/assignments/annotations.ts'
import { Pencil } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { PopoverButton } from '#ui/PopoverButton.tsx'
import { m } from './messages.ts'

interface AnnotationMarkerProps {
  comment: Annotation
  number: number
  /** Absent: it can only be read. */
  onEdit: (() => void) | undefined
}

/** A comment as a number at its point of the page; its text opens next to it. */
export const AnnotationMarker = ({ comment, number, onEdit }: AnnotationMarkerProps) => (
  <span
    className="absolute -translate-x-1/2 -translate-y-1/2"
    style={{ left: `${comment.x * 100}%`, top: `${comment.y * 100}%` }}
  >
    <PopoverButton
      label={m.commentNumber({ number })}
      className="w-72 rounded-md p-4"
      button={(trigger) => (
        <button
          type="button"
          {...trigger}
          aria-label={m.commentNumberText({ number, text: comment.text.slice(0, 80) })}
          className="tnum grid size-6 place-items-center rounded-full bg-brand text-xs font-label text-on-brand shadow-3 ring-2 ring-white"
        >
          {number}
        </button>
      )}
    >
      {(close) => (
        <>
          <p className="whitespace-pre-line break-words text-base text-ink">{comment.text}</p>
          <p className="mt-2 flex items-center justify-between gap-2 text-xs text-ink-3">
            {comment.author}
            {onEdit && (
              <Button size="sm" icon={<Pencil size={13} aria-hidden="true" />} onClick={() => close(onEdit)}>
                {m.edit()}
              </Button>
            )}
          </p>
        </>
      )}
    </PopoverButton>
  </span>
)
