export * from './scheduled-reports.service.ts'
