import { lazyDialog } from '#lib/lazyDialog.tsx'
import { DraftsView, type TermPicker } from './DraftsView.tsx'
import { draftsPath } from './draftWords.ts'
import { m } from './messages.ts'

const NewDraftPanel = lazyDialog(() => import('./NewDraftPanel.tsx'), 'NewDraftPanel')

/** Drafts of timetables. */
export const TimetableDraftsView = ({ termPicker }: { termPicker: TermPicker }) => (
  <DraftsView
    kind="classes"
    title={m.drafts()}
    about={m.aboutDrafts()}
    emptyHint={m.noDraftsHint()}
    path={draftsPath}
    back={{ path: '/app/classes/timetable', title: m.timetable() }}
    newPanel={(onClose) => <NewDraftPanel termPicker={termPicker} onClose={onClose} />}
  />
)
