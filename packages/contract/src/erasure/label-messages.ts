import { mappedMessages } from '@campanile/messages/mapped.ts'

export const erasureObstacleLabels = mappedMessages('contract.erasure.obstacles', {
  'not-deleted': 'Delete the account first.',
  'pay-unsettled': 'A pay run that includes this person hasn’t been paid yet.',
  'import-running': 'An import is running. Wait until it is done.',
})
