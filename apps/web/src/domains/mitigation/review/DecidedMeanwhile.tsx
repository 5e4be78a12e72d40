import { errorMessage } from '@campanile/contract/error-messages.ts'
import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { Alert } from '#ui/Alert.tsx'

/** Shown when another admin decided first. Their decision counts. */
export const DecidedMeanwhile = ({ request: { reviewedBy, status } }: { request: MitigationRequest }) => (
  <Alert tone="warn" takesFocus title={errorMessage['already-decided']}>
    {reviewedBy?.name ?? 'The setting'} {status} it while you were looking. Your changes were not saved.
  </Alert>
)
