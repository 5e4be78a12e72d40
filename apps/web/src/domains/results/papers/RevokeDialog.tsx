import { paperTitle } from '@campanile/contract/results/result-words.ts'
import type { IssuedPaper } from '@campanile/contract/results/transcripts.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'

interface RevokeDialogProps {
  paper: IssuedPaper
  onClose: () => void
}

/** Revokes a document for good; only a new one can replace it. */
export function RevokeDialog({ paper, onClose }: RevokeDialogProps) {
  const revoke = useAct('revokePaper')
  const { id: paperId, version, name, code, studentId } = paper
  const onSuccess = () => {
    void showToast({ type: 'success', title: 'Document revoked' })
    onClose()
  }
  return (
    <ReasonDialog
      title={`Revoke this ${paperTitle(paper).toLowerCase()}`}
      description={`${name}, ${code}. Anyone who checks its code will see that it is no longer valid.`}
      verb="Revoke document"
      busyLabel="Revoking"
      destructive
      help={studentId ? `${name} and the office can read this.` : 'The office can read this.'}
      missing="Enter why it is revoked"
      busy={revoke.isPending}
      error={revoke.error}
      failed="The document was not revoked"
      onSubmit={(reason) => revoke.mutate({ paperId, version, reason }, { onSuccess })}
      onClose={onClose}
    />
  )
}
