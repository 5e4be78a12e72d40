import type { mitigation } from '@campanile/contract/mitigation.ts'
import type { mitigationReview } from '@campanile/contract/mitigation-review.ts'
import type { Routes } from '#http/routes.ts'
import { listMyMitigation, readMitigation } from './mitigation.service.ts'
import { decideMitigation, deleteMitigation, reverseMitigation } from './mitigation-decision.service.ts'
import { exportMitigation } from './mitigation-export.service.ts'
import { attachMitigationFile, readMitigationFile, removeMitigationFile } from './mitigation-files.service.ts'
import {
  listMitigation,
  listMitigationOfStudent,
  listMitigationStudents,
  previewMitigation,
} from './mitigation-review.service.ts'
import { listMitigationSubjects, submitMitigation } from './mitigation-submission.service.ts'

export const mitigationRoutes: Routes<typeof mitigation & typeof mitigationReview> = {
  listMitigationSubjects,
  submitMitigation,
  listMyMitigation,
  readMitigation,
  attachMitigationFile,
  removeMitigationFile,
  readMitigationFile,
  listMitigation,
  exportMitigation,
  listMitigationStudents,
  listMitigationOfStudent,
  previewMitigation,
  decideMitigation,
  reverseMitigation,
  deleteMitigation,
}
