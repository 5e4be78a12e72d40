export * from './lobby.service.ts'
