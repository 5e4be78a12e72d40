export * from './audit-export.service.ts'
export * from './audit-log.service.ts'
