import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { Alert } from '#ui/Alert.tsx'

/** Somebody else was faster: what they decided stands. */
export const DecidedMeanwhile = ({ request: { reviewedBy, status } }: { request: MitigationRequest }) => (
  <Alert tone="warn" takesFocus title="This request has already been decided.">
    {reviewedBy?.name ?? 'The setting'} {status} it while you were looking. Nothing of yours was saved.
  </Alert>
)
