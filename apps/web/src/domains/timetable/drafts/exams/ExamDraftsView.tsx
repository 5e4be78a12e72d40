import { lazyDialog } from '#lib/lazyDialog.tsx'
import { DraftsView, type TermPicker } from '../DraftsView.tsx'
import { examDraftsPath } from './examDraftWords.ts'
import { m } from './messages.ts'

const ExamDraftPanel = lazyDialog(() => import('./ExamDraftPanel.tsx'), 'ExamDraftPanel')

/** Drafts of exams. */
export const ExamDraftsView = ({ termPicker }: { termPicker: TermPicker }) => (
  <DraftsView
    kind="exams"
    title={m.drafts()}
    about={m.about()}
    emptyHint={m.emptyHint()}
    path={examDraftsPath}
    back={{ path: '/app/exam-management', title: m.examManagement() }}
    newPanel={(onClose) => <ExamDraftPanel termPicker={termPicker} onClose={onClose} />}
  />
)
