import { ReferencePicker } from '#domains/structure/ReferencePicker.tsx'
import { ExamDraftsView } from '#domains/timetable/drafts/exams/ExamDraftsView.tsx'

/** `/app/exam-management/drafts`: drafts of exams, and new ones. */
export const ExamDraftsPage = () => (
  <ExamDraftsView
    termPicker={(label, id, onChange) => (
      <ReferencePicker of="term" label={label} value={id} onChange={onChange} />
    )}
  />
)
