import { useState } from 'react'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { CaseEntries } from './CaseEntries.tsx'
import { AddNoteDialog, MessageDialog } from './CaseEntryDialogs.tsx'
import { CaseHead } from './CaseHead.tsx'
import { CloseCaseDialog } from './CloseCaseDialog.tsx'
import { m } from './messages.ts'
import { ReopenCaseDialog } from './ReopenCaseDialog.tsx'

interface CasePanelProps {
  caseId: string
  onClose: () => void
}

const dialogs = {
  note: AddNoteDialog,
  message: MessageDialog,
  close: CloseCaseDialog,
  reopen: ReopenCaseDialog,
}

/** A case: who looks after the student, notes and messages, and how it ended. */
export function CasePanel({ caseId, onClose }: CasePanelProps) {
  const { data, error, refetch } = useRead('readStudentCase', { caseId })
  const [asking, setAsking] = useState<keyof typeof dialogs>()
  const Dialog = asking && dialogs[asking]
  return (
    <SidePanel
      width="wide"
      title={data ? m.caseOf({ name: data.student.name }) : m.cases()}
      description={data && (data.class?.course ?? m.allClasses())}
      onClose={onClose}
      footer={
        data?.can.reopen ? (
          <Button size="lg" onClick={() => setAsking('reopen')}>
            {m.reopenCase()}
          </Button>
        ) : (
          data?.can.change && (
            <>
              <Button size="lg" className="md:me-auto" onClick={() => setAsking('close')}>
                {m.closeCase()}
              </Button>
              <Button size="lg" onClick={() => setAsking('note')}>
                {m.addNote()}
              </Button>
              <Button size="lg" variant="primary" onClick={() => setAsking('message')}>
                {m.messageStudent()}
              </Button>
            </>
          )
        )
      }
    >
      {!data && !error && <SkeletonList />}
      {!data && error && (
        <LoadFailed title={m.couldntLoadCase()} heading="h3" error={error} onRetry={refetch} />
      )}
      {data && (
        <div className="grid gap-6 px-6 py-5 max-md:px-4">
          <CaseHead found={data} />
          <CaseEntries entries={data.entries} />
        </div>
      )}
      {data && Dialog && <Dialog found={data} onClose={() => setAsking(undefined)} />}
    </SidePanel>
  )
}
