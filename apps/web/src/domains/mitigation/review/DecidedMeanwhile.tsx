import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { pageMessage } from '@campanile/contract/page-messages.ts'
import { Alert } from '#ui/Alert.tsx'

/** Shown when another admin decided first. Their decision counts. */
export const DecidedMeanwhile = ({ request: { reviewedBy, status } }: { request: MitigationRequest }) => (
  <Alert tone="warn" takesFocus title={pageMessage['already-decided']}>
    {reviewedBy ? `${reviewedBy.name} ${status} it` : `It was ${status} automatically`} while you were viewing
    it. Your changes were not saved.
  </Alert>
)
