import type { TimetableDraft } from '@campanile/contract/timetable/timetable-drafts.ts'
import { m } from './messages.ts'

/** How many meetings applying a draft moves, adds and ends. */
export const ChangeCounts = ({
  changes: { moved, added, ended },
}: {
  changes: NonNullable<TimetableDraft['changes']>
}) =>
  moved + added + ended === 0 ? (
    <p>{m.nothingChanges()}</p>
  ) : (
    <ul className="list-disc space-y-0.5 ps-5">
      {moved > 0 && <li>{m.movedCount({ count: moved })}</li>}
      {added > 0 && <li>{m.added({ count: added })}</li>}
      {ended > 0 && <li>{m.ended({ count: ended })}</li>}
    </ul>
  )
