import { ChevronDown, FileText } from 'lucide-react'
import { sentenceOf } from '#lib/errors.ts'
import { Button } from '#ui/Button.tsx'
import { Menu } from '#ui/Menu.tsx'
import { MenuItem } from '#ui/MenuItem.tsx'
import { showToast } from '#ui/toast.ts'
import { useIssue } from './useIssue.ts'

const onError = (error: unknown) =>
  void showToast({ type: 'error', title: 'No paper was issued', message: sentenceOf(error) })
const icon = <FileText size={15} aria-hidden="true" />

function TranscriptButton({ studentId }: { studentId: string }) {
  const issue = useIssue('issueTranscript')
  return (
    <Button
      icon={icon}
      busy={issue.isPending}
      busyLabel="Issuing"
      onClick={() => issue.mutate({ studentId }, { onError })}
    >
      Transcript
    </Button>
  )
}

function ResultSheetButton({ classId }: { classId: string }) {
  const issue = useIssue('issueResultSheet')
  const start = (isDraft: boolean) => issue.mutate({ classId, isDraft }, { onError })
  return (
    <Menu
      trigger={
        <Button icon={icon} busy={issue.isPending} busyLabel="Issuing">
          Result sheet
          <ChevronDown size={14} aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem onSelect={() => start(false)}>Published marks</MenuItem>
      <MenuItem onSelect={() => start(true)}>Draft with all marks</MenuItem>
    </Menu>
  )
}

/** Issues the paper of a student or of a class and saves it. */
export const PaperButtons = ({ of }: { of: { studentId: string } | { classId: string } }) =>
  'studentId' in of ? (
    <TranscriptButton studentId={of.studentId} />
  ) : (
    <ResultSheetButton classId={of.classId} />
  )
