import { AddNoteDialog, MessageStudentDialog } from './CaseEntryDialogs.tsx'
import { CloseCaseDialog } from './CloseCaseDialog.tsx'
import { PlanStepDialog } from './PlanStepDialog.tsx'
import { ReopenCaseDialog } from './ReopenCaseDialog.tsx'

/** What can be done with a case, each in its dialog. */
export const caseDialogs = {
  note: AddNoteDialog,
  message: MessageStudentDialog,
  plan: PlanStepDialog,
  close: CloseCaseDialog,
  reopen: ReopenCaseDialog,
}

export type CaseAct = keyof typeof caseDialogs
