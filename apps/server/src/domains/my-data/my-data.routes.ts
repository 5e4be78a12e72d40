import type { myData } from '@campanile/contract/my-data.ts'
import type { Routes } from '#http/routes.ts'
import {
  deleteMyDataExport,
  downloadMyData,
  readMyDataExport,
  requestMyDataExport,
} from './my-data.service.ts'

export const myDataRoutes: Routes<typeof myData> = {
  readMyDataExport,
  requestMyDataExport,
  downloadMyData,
  deleteMyDataExport,
}
