import type { imports } from '@campanile/contract/imports.ts'
import type { Routes } from '#http/routes.ts'
import { exportCampus } from './export.service.ts'
import { downloadImportRows } from './import-rows-download.service.ts'
import { downloadImportTemplate } from './import-templates.service.ts'
import {
  applyImport,
  listImportRows,
  listImports,
  readImport,
  removeImport,
  retryImport,
  undoImport,
  uploadImport,
} from './imports.service.ts'

export const importsRoutes: Routes<typeof imports> = {
  listImports,
  readImport,
  uploadImport,
  listImportRows,
  downloadImportRows,
  applyImport,
  undoImport,
  retryImport,
  removeImport,
  downloadImportTemplate,
  exportCampus,
}
