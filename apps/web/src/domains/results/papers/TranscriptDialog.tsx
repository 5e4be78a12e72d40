import { missingGradeWords } from '@campanile/contract/results/result-words.ts'
import type { TranscriptPreview as Preview } from '@campanile/contract/results/transcripts.ts'
import { useNavigate } from 'react-router'
import { decimalWords } from '#lib/figures.ts'
import { useRead } from '#lib/useRead.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'
import { useIssue } from './useIssue.ts'

interface TranscriptDialogProps {
  /** Null: the student's own. */
  studentId: string | null
  onClose: () => void
}

/** Shows the contents of a transcript, and issues it. Afterwards, a toast links to the list. */
export function TranscriptDialog({ studentId, onClose }: TranscriptDialogProps) {
  const navigate = useNavigate()
  const own = useRead('previewMyTranscript', studentId === null ? {} : null)
  const other = useRead('previewTranscript', studentId === null ? null : { studentId })
  const query = studentId === null ? own : other
  const { data } = query
  const issueOwn = useIssue('issueMyTranscript')
  const issueOther = useIssue('issueTranscript')
  const issue = studentId === null ? issueOwn : issueOther
  const onSuccess = ({ code }: { code: string }) => {
    const list = studentId === null ? '#my-papers' : `/app/student-results/papers?search=${code}`
    void showToast({
      type: 'success',
      title: m.transcriptIssued(),
      message: m.itsCodeIsCode({ code }),
      action: { label: m.showItInTheList(), onAction: () => void navigate(list) },
    })
    onClose()
  }
  const confirm = () =>
    studentId === null ? issueOwn.mutate({}, { onSuccess }) : issueOther.mutate({ studentId }, { onSuccess })
  return (
    <ConfirmDialog
      title={m.issueThisTranscript()}
      confirmLabel={m.issueTranscript()}
      busyLabel={m.issuing()}
      busy={issue.isPending}
      disabled={!data}
      error={issue.error}
      failed={m.noTranscriptWasIssued()}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{m.anOfficialPDFWithACode()}</p>
      <Loaded query={query} failure={m.weCouldntPrepareTheTranscript()} heading="h2">
        {(data) => <TranscriptPreview preview={data} />}
      </Loaded>
    </ConfirmDialog>
  )
}

const gpaWords = ({ gpa, creditsPassed, credits }: Preview) =>
  gpa === null
    ? m.noGpaAndCredits({ creditsPassed, credits })
    : m.gpaAndCredits({ gpa: decimalWords(gpa), creditsPassed, credits })

/** The preview of a transcript: student, overall figures, and each class with its grade. */
const TranscriptPreview = ({ preview }: { preview: Preview }) => (
  <section aria-label={m.preview()} className="mt-4 rounded-lg border border-line p-4 text-sm">
    <p className="font-title text-ink">{preview.name}</p>
    <p>{[preview.number, preview.programme].filter(Boolean).join(' · ')}</p>
    <p className="tnum mt-1">{gpaWords(preview)}</p>
    {preview.terms.map((term) => (
      <section key={term.name} aria-label={term.name} className="mt-3">
        <p className="tnum font-label text-ink">
          {term.gpa === null ? term.name : m.termAndGpa({ termName: term.name, gpa: decimalWords(term.gpa) })}
        </p>
        <ul className="mt-0.5">
          {term.classes.map(({ courseCode, courseTitle, letter, status }) => (
            <li key={courseCode} className="flex justify-between gap-3">
              <span className="min-w-0 truncate">
                {courseCode} {courseTitle}
              </span>
              <span className="shrink-0">{letter ?? missingGradeWords(status, term)}</span>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </section>
)
