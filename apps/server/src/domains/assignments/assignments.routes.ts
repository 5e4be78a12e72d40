import type { assignments } from '@campanile/contract/assignments.ts'
import type { lateSubmissions } from '@campanile/contract/late-submissions.ts'
import type { marking } from '@campanile/contract/marking.ts'
import type { submissions } from '@campanile/contract/submissions.ts'
import type { Routes } from '#http/routes.ts'
import { createAssignment, duplicateAssignment, updateAssignment } from './assignment-editing.service.ts'
import {
  archiveAssignment,
  publishAssignment,
  restoreAssignment,
  unpublishAssignment,
} from './assignment-steps.service.ts'
import { listAssignments, readAssignment } from './assignments.service.ts'
import { exportAssignments } from './assignments-export.service.ts'
import { attachBriefFile, readBriefFile, removeBriefFile } from './brief-files.service.ts'
import { downloadSubmissions } from './download.service.ts'
import { attachFeedbackFile, removeFeedbackFile } from './feedback-files.service.ts'
import { decideLateSubmission, listLateSubmissions, readLateSubmission } from './late-submissions.service.ts'
import { exportLateSubmissions } from './late-submissions-export.service.ts'
import {
  listSubmissions,
  markSubmission,
  readSubmission,
  returnAllMarked,
  returnSubmission,
} from './marking.service.ts'
import { listMyAssignments, readMyAssignment } from './my-assignments.service.ts'
import { exportSubmissions } from './submissions-export.service.ts'
import { submitWork } from './submit-work.service.ts'
import { readFeedbackFile, readSubmittedFile } from './submitted-files.service.ts'
import { completeUpload } from './upload-completion.service.ts'
import { cancelUpload, readUpload, sendUploadPiece, startUpload } from './uploads.service.ts'

export const assignmentsRoutes: Routes<
  typeof assignments & typeof submissions & typeof marking & typeof lateSubmissions
> = {
  listAssignments,
  exportAssignments,
  readAssignment,
  createAssignment,
  updateAssignment,
  publishAssignment,
  unpublishAssignment,
  archiveAssignment,
  restoreAssignment,
  duplicateAssignment,
  attachBriefFile,
  removeBriefFile,
  readBriefFile,
  listMyAssignments,
  readMyAssignment,
  startUpload,
  readUpload,
  sendUploadPiece,
  completeUpload,
  cancelUpload,
  submitWork,
  readSubmittedFile,
  readFeedbackFile,
  listSubmissions,
  readSubmission,
  markSubmission,
  attachFeedbackFile,
  removeFeedbackFile,
  returnSubmission,
  returnAllMarked,
  downloadSubmissions,
  exportSubmissions,
  listLateSubmissions,
  exportLateSubmissions,
  readLateSubmission,
  decideLateSubmission,
}
