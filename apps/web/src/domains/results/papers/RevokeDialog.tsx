import type { IssuedPaper } from '@campanile/contract/transcripts.ts'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { showToast } from '#ui/toast.ts'
import { useRevokePaper } from './papers.api.ts'
import { paperTitle } from './paperWords.ts'

interface RevokeDialogProps {
  paper: IssuedPaper
  onClose: () => void
}

/** Declares a paper void; there is no way back but to issue another one. */
export function RevokeDialog({ paper, onClose }: RevokeDialogProps) {
  const revoke = useRevokePaper()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const submit = () => {
    setMissing(reason.trim() === '')
    if (reason.trim() === '') return
    const onSuccess = () => {
      void showToast({ type: 'success', title: 'The paper is revoked' })
      onClose()
    }
    revoke.mutate({ paperId: paper.id, version: paper.version, reason }, { onSuccess })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Revoke this ${paperTitle(paper).toLowerCase()}`}
      description={`${paper.name}, ${paper.code}. Whoever checks its code is told that it no longer counts.`}
      locked={reason !== ''}
      footer={
        <>
          <Button size="lg" disabled={revoke.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            size="lg"
            variant="destructive"
            busy={revoke.isPending}
            busyLabel="Revoking"
            onClick={submit}
          >
            Revoke paper
          </Button>
        </>
      }
    >
      <div className="px-6 py-5 max-md:px-4">
        {revoke.error && <SaveFailed title="The paper still counts" error={revoke.error} />}
        <TextAreaField
          label="Reason"
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={missing ? 'Say why it is revoked' : undefined}
          help={paper.studentId ? `${paper.name} and the office read it.` : 'The office reads it.'}
        />
      </div>
    </Dialog>
  )
}
