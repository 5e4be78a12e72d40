import type { Exam } from '@campanile/contract/exams/exam.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useArchiveExam, usePublishExam, useUnpublishExam } from '../exams.api.ts'
import { CancelExamDialog } from './CancelExamDialog.tsx'

export type ExamAct = 'publish' | 'unpublish' | 'archive' | 'cancel'

const words = {
  publish: {
    title: 'Publish this exam?',
    label: 'Publish',
    busy: 'Publishing',
    text: 'Its students, lecturers and invigilators see it in their schedules, and are told.',
  },
  unpublish: {
    title: 'Take this exam back to draft?',
    label: 'Take back',
    busy: 'Taking back',
    text: 'It leaves all schedules and calendars, and whoever saw it is told.',
  },
  archive: {
    title: 'Archive this exam?',
    label: 'Archive',
    busy: 'Archiving',
    text: 'It leaves the list; the filter "Archived" still finds it.',
  },
}

interface ExamActDialogProps {
  act: ExamAct
  exam: Exam
  onClose: () => void
}

/** Asks before an exam is published, taken back, cancelled or put away. */
export function ExamActDialog({ act, exam, onClose }: ExamActDialogProps) {
  const [publish, unpublish, archive] = [usePublishExam(), useUnpublishExam(), useArchiveExam()]
  if (act === 'cancel') return <CancelExamDialog exam={exam} onClose={onClose} />
  const done = { onSuccess: onClose }
  const { id: examId, version } = exam
  const acts = {
    publish: { change: publish, run: () => publish.mutate({ examId, version }, done) },
    unpublish: { change: unpublish, run: () => unpublish.mutate({ examId }, done) },
    archive: { change: archive, run: () => archive.mutate({ examId }, done) },
  }
  const { change, run } = acts[act]
  const { title, label, busy, text } = words[act]
  return (
    <ConfirmDialog
      onClose={onClose}
      title={title}
      confirmLabel={label}
      busyLabel={busy}
      busy={change.isPending}
      error={change.error}
      onConfirm={run}
    >
      {text}
    </ConfirmDialog>
  )
}
