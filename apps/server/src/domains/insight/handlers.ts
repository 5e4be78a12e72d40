export * from './class-report.service.ts'
export * from './person-page.service.ts'
export * from './reports.service.ts'
export * from './waiting.service.ts'
