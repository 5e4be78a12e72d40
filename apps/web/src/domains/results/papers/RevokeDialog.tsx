import type { IssuedPaper } from '@campanile/contract/results/transcripts.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'

interface RevokeDialogProps {
  paper: IssuedPaper
  onClose: () => void
}

/** Revokes a document permanently; only a new one can replace it. */
export function RevokeDialog({ paper, onClose }: RevokeDialogProps) {
  const revoke = useAct('revokePaper')
  const { id: paperId, version, name, code, studentId } = paper
  const onSuccess = () => {
    void showToast({ type: 'success', title: m.documentRevoked() })
    onClose()
  }
  return (
    <ReasonDialog
      title={m.revokeThis({
        document: paper.kind === 'transcript' ? 'transcript' : paper.isDraft ? 'draft' : 'result-sheet',
      })}
      description={m.revokedForEveryone({ name, code })}
      verb={m.revokeDocument()}
      busyLabel={m.revoking()}
      destructive
      help={studentId ? m.personAndOfficeCanRead({ name }) : m.officeCanRead()}
      missing={m.enterWhyItIsRevoked()}
      busy={revoke.isPending}
      error={revoke.error}
      failed={m.theDocumentWasNotRevoked()}
      onSubmit={(reason) => revoke.mutate({ paperId, version, reason }, { onSuccess })}
      onClose={onClose}
    />
  )
}
