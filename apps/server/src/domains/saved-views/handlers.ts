export * from './saved-views.service.ts'
