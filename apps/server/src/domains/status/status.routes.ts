import type { systemStatusOperations } from '@campanile/contract/system-status.ts'
import type { Routes } from '#http/routes.ts'
import { readSystemStatus, retryFailedJobs } from './status.service.ts'

/** `countStreams`: browsers that hear of changes from this process. */
export const statusRoutes = (countStreams: () => number): Routes<typeof systemStatusOperations> => ({
  readSystemStatus: readSystemStatus(countStreams),
  retryFailedJobs,
})
