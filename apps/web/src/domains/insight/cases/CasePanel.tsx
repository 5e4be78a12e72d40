import type { StudentCase } from '@campanile/contract/insight/student-cases.ts'
import { useState } from 'react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { showToast } from '#ui/toast.ts'
import { AddNoteDialog, type CaseDialogProps, MessageStudentDialog } from './CaseEntryDialogs.tsx'
import { CaseHead } from './CaseHead.tsx'
import { CloseCaseDialog } from './CloseCaseDialog.tsx'
import { m } from './messages.ts'

interface CasePanelProps {
  caseId: string
  onClose: () => void
}

const dialogs = {
  note: AddNoteDialog,
  message: MessageStudentDialog,
  close: CloseCaseDialog,
  reopen: ReopenCaseDialog,
}

/** A case: owner, notes and messages, and outcome. */
export function CasePanel({ caseId, onClose }: CasePanelProps) {
  const query = useRead('readStudentCase', { caseId })
  const { data } = query
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
      <Loaded query={query} failure={m.couldntLoadCase()}>
        {(found) => (
          <div className="grid gap-6 px-6 py-5 max-md:px-4">
            <CaseHead found={found} />
            <CaseEntries entries={found.entries} />
          </div>
        )}
      </Loaded>
      {data && Dialog && <Dialog found={data} onClose={() => setAsking(undefined)} />}
    </SidePanel>
  )
}

const kindWords: Record<StudentCase['entries'][number]['kind'], string> = {
  note: m.note(),
  message: m.message(),
  closed: m.closed(),
  reopened: m.reopened(),
}

/** Notes, messages to the student, and earlier closings, newest first. */
function CaseEntries({ entries }: Pick<StudentCase, 'entries'>) {
  const { dateTime } = useTimeFormat()
  return (
    <section aria-labelledby="case-entries">
      <h3 id="case-entries" className="text-md font-title">
        {m.itemsOfCase()}
      </h3>
      {entries.length === 0 && <p className="mt-2 text-base text-ink-3">{m.nothingYet()}</p>}
      <ul aria-labelledby="case-entries" className="divide-y divide-line">
        {entries.map(({ id, at, by, kind, outcome, text }) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
              <Chip tone={kind === 'message' ? 'info' : 'idle'}>{kindWords[kind]}</Chip>
              <span className="font-label">{by}</span>
              <span className="tnum text-ink-3">{dateTime(at)}</span>
            </p>
            {outcome && <p className="mt-1.5 text-base font-label">{m.outcomeWords({ outcome })}</p>}
            {text && <p className="mt-1.5 whitespace-pre-line break-words text-base text-ink-2">{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Opens a closed case again; how it ended stays among its entries. */
function ReopenCaseDialog({ found: { id: caseId, version, student }, onClose }: CaseDialogProps) {
  const reopen = useAct('reopenStudentCase')
  const onSuccess = () => {
    void showToast({ type: 'success', title: m.caseReopened() })
    onClose()
  }
  return (
    <ReasonDialog
      title={m.reopenCaseOf({ name: student.name })}
      help={m.reopenConsequence()}
      maxLength={2000}
      missing={m.enterReason()}
      verb={m.reopenCase()}
      busyLabel={m.reopening()}
      busy={reopen.isPending}
      error={reopen.error}
      failed={m.couldntReopen()}
      onSubmit={(reason) => reopen.mutate({ caseId, version, reason }, { onSuccess })}
      onClose={onClose}
    />
  )
}
