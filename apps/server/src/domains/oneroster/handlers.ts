export * from './source/roster-source.service.ts'
