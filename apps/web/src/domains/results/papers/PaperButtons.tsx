import { ChevronDown, FileText } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '#lib/errors.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { Menu } from '#ui/Menu.tsx'
import { MenuItem } from '#ui/MenuItem.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'
import { useIssue } from './useIssue.ts'

const TranscriptDialog = lazyDialog(() => import('./TranscriptDialog.tsx'), 'TranscriptDialog')

const onError = (error: unknown) =>
  void showToast({ type: 'error', title: m.noDocumentWasIssued(), message: sentenceOf(error) })
const icon = <FileText size={15} aria-hidden="true" />

function TranscriptButton({ studentId }: { studentId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={icon} onClick={() => setOpen(true)}>
        {m.issueTranscript()}
      </Button>
      {isOpen && <TranscriptDialog studentId={studentId} onClose={() => setOpen(false)} />}
    </>
  )
}

function ResultSheetButton({ classId }: { classId: string }) {
  const issue = useIssue('issueResultSheet')
  const start = (isDraft: boolean) => issue.mutate({ classId, isDraft }, { onError })
  return (
    <Menu
      trigger={
        <Button icon={icon} busy={issue.isPending} busyLabel={m.issuing()}>
          {m.resultSheet()}
          <ChevronDown size={14} aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem onSelect={() => start(false)}>{m.publishedMarks()}</MenuItem>
      <MenuItem onSelect={() => start(true)}>{m.draftWithAllMarks()}</MenuItem>
    </Menu>
  )
}

/** Issues the document of a student or of a class and saves it. */
export const PaperButtons = ({ of }: { of: { studentId: string } | { classId: string } }) =>
  'studentId' in of ? (
    <TranscriptButton studentId={of.studentId} />
  ) : (
    <ResultSheetButton classId={of.classId} />
  )
