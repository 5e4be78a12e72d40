import type { PreviewState, Submission } from '@campanile/contract/assignments/marking.ts'
import type { SubmittedFile } from '@campanile/contract/assignments/submissions.ts'
import { shownFileTypes } from '@campanile/contract/attachments.ts'

/** How a submitted file is shown; converted: as a PDF file made from it. */
export type WorkPreview = 'pdf' | 'converted' | 'image' | 'text' | 'waiting' | 'failed' | 'too-large' | 'none'

/** Larger files are only downloaded. */
const mostBytes: Partial<Record<WorkPreview, number>> = {
  pdf: 50 * 1024 * 1024,
  image: 25 * 1024 * 1024,
  text: 2 * 1024 * 1024,
}
const textTypes = ['text/plain', 'application/x-ipynb+json']
const converted: Record<PreviewState, WorkPreview> = {
  waiting: 'waiting',
  ready: 'converted',
  failed: 'failed',
}

function kindOf(type: string): WorkPreview {
  if (type === 'application/pdf') return 'pdf'
  if (textTypes.includes(type)) return 'text'
  return shownFileTypes.includes(type) ? 'image' : 'none'
}

export function workViewOf(
  { id, type, size }: Pick<SubmittedFile, 'id' | 'type' | 'size'>,
  previews: Submission['previews'],
): WorkPreview {
  const preview = previews.find(({ fileId }) => fileId === id)
  if (preview) return converted[preview.state]
  const view = kindOf(type)
  return size > (mostBytes[view] ?? Number.POSITIVE_INFINITY) ? 'too-large' : view
}
