import type { audit } from '@campanile/contract/audit.ts'
import type { Routes } from '#http/routes.ts'
import { exportAuditEvents } from './audit-export.service.ts'
import { listAuditEvents, readAuditEvent } from './audit-log.service.ts'

export const auditRoutes: Routes<typeof audit> = { listAuditEvents, readAuditEvent, exportAuditEvents }
