import { BatchScreen } from '#domains/structure/batches/BatchScreen.tsx'
import { WeekCard } from './WeekCard.tsx'

/** `/app/classes/batches/:batchId`: the students of a batch, and its week. */
export const BatchPage = () => (
  <BatchScreen>{({ id }) => <WeekCard scope="batch" scopeId={id} />}</BatchScreen>
)
