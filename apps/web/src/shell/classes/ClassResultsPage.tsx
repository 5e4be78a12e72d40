import { ClassResultsTab } from '#domains/results/classes/ClassResultsTab.tsx'
import { ClassSheets } from '#domains/results/sheets/ClassSheets.tsx'
import { ClassTab } from './ClassTab.tsx'

/** The mark sheets of a class, and the results of its students. */
export const ClassResultsPage = () => (
  <ClassTab>
    {({ id }) => (
      <div className="grid grid-cols-1 gap-8">
        <ClassSheets classId={id} />
        <ClassResultsTab classId={id} />
      </div>
    )}
  </ClassTab>
)
