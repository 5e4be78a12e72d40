import type { SubmittedFile } from '@campanile/contract/assignments/submissions.ts'
import { SidePanel } from '#ui/SidePanel.tsx'
import { AnnotatedPdf } from '../preview/AnnotatedPdf.tsx'

interface AnnotatedFilePanelProps {
  of: { assignmentId: string; studentId: string }
  submissionId: string
  file: SubmittedFile
  onClose: () => void
}

/** A returned file with the comments at their positions. */
export const AnnotatedFilePanel = ({ of, submissionId, file, onClose }: AnnotatedFilePanelProps) => (
  <SidePanel width="wide" title={file.name} onClose={onClose}>
    <div className="px-6 py-4 max-md:px-4">
      <AnnotatedPdf of={of} submissionId={submissionId} file={file} />
    </div>
  </SidePanel>
)
