export * from './connections.service.ts'
export * from './institution.service.ts'
export * from './settings.service.ts'
