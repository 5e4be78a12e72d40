export * from './export.service.ts'
export * from './import-rows-download.service.ts'
export * from './import-templates.service.ts'
export * from './imports.service.ts'
