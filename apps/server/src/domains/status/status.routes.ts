import type { systemStatusOperations } from '@campanile/contract/system-status.ts'
import type { Routes } from '#http/routes.ts'
import { readSystemStatus, retryFailedJobs, type ThisProcess } from './status.service.ts'

export const statusRoutes = (thisProcess: ThisProcess): Routes<typeof systemStatusOperations> => ({
  readSystemStatus: readSystemStatus(thisProcess),
  retryFailedJobs,
})
