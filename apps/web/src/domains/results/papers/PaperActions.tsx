import { paperTitle } from '@campanile/contract/results/result-words.ts'
import type { IssuedPaper } from '@campanile/contract/results/transcripts.ts'
import { Ban, Download } from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { downloadPaper } from './downloadPaper.ts'

interface PaperActionsProps {
  paper: IssuedPaper
  onRevoke: (paper: IssuedPaper) => void
}

export function PaperActions({ paper, onRevoke }: PaperActionsProps) {
  const what = `${paperTitle(paper)} ${paper.name}`
  return (
    <span className="flex shrink-0 justify-end">
      {paper.can.download && (
        <IconButton label={`Download ${what}`} onClick={() => downloadPaper(paper)}>
          <Download size={16} aria-hidden="true" />
        </IconButton>
      )}
      {paper.can.revoke && (
        <IconButton label={`Revoke ${what}`} onClick={() => onRevoke(paper)}>
          <Ban size={16} aria-hidden="true" />
        </IconButton>
      )}
    </span>
  )
}
