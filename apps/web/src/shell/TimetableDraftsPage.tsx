import { ReferencePicker } from '#domains/structure/ReferencePicker.tsx'
import { TimetableDraftsView } from '#domains/timetable/drafts/TimetableDraftsView.tsx'

/** `/app/classes/timetable/drafts`: drafts of timetables, and new ones. */
export const TimetableDraftsPage = () => (
  <TimetableDraftsView
    termPicker={(label, id, onChange) => (
      <ReferencePicker of="term" label={label} value={id} onChange={onChange} />
    )}
  />
)
