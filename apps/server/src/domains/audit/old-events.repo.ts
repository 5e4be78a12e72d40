import { oldRows } from '#db/old-rows.ts'
import { auditEvents } from './audit.tables.ts'

export const oldEvents = oldRows(auditEvents, auditEvents.at)
