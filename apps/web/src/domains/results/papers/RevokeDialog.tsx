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
    void showToast({ type: 'success', title: 'The document is revoked' })
    onClose()
  }
  return (
    <ReasonDialog
      title={`Revoke this ${paperTitle(paper).toLowerCase()}`}
      description={`${name}, ${code}. Anyone who checks its code will see that it no longer counts.`}
      verb="Revoke document"
      busyLabel="Revoking"
      destructive
      help={studentId ? `${name} and the office read it.` : 'The office reads it.'}
      missing="Say why it is revoked"
      busy={revoke.isPending}
      error={revoke.error}
      failed="The document was not revoked"
      onSubmit={(reason) => revoke.mutate({ paperId, version, reason }, { onSuccess })}
      onClose={onClose}
    />
  )
}
