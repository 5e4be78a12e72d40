import { ReferencePicker } from '#domains/structure/ReferencePicker.tsx'
import { DraftsView } from '#domains/timetable/drafts/DraftsView.tsx'

export { DraftView as TimetableDraftPage } from '#domains/timetable/drafts/DraftView.tsx'

/** `/app/classes/timetable/drafts`: drafts of timetables, and new ones. */
export const TimetableDraftsPage = () => (
  <DraftsView
    termPicker={(label, id, onChange) => (
      <ReferencePicker of="term" label={label} value={id} onChange={onChange} />
    )}
  />
)
