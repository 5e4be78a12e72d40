import { maxExcusedSessions, type submitMitigationInput } from '@campanile/contract/mitigation/mitigation.ts'
import { defaultExtensionDays, extensionDays } from '@campanile/contract/mitigation/mitigation-words.ts'
import { day, text } from '@campanile/contract/values.ts'
import { z } from 'zod/mini'
import { m } from './messages.ts'

/** The requirements of the form; the course code is required here, but not on the server. */
export const requestForm = z.object({
  title: text(200, m.giveYourRequestATitle()),
  courseCode: text(30, m.enterTheCourseCode()),
  description: text(5000, m.describeWhatHappened()),
  reason: text(5000, m.giveYourReason()),
  assignmentName: z.string().check(z.trim(), z.maxLength(200, m.atMost200Characters())),
  originalDueDate: z.union([z.literal(''), day], m.selectADay()),
  requestedExtension: z.literal(extensionDays),
  classId: z.string(),
  /** Empty: none. */
  examId: z.string(),
  assignmentId: z.string(),
  sessionIds: z
    .array(z.string())
    .check(z.maxLength(maxExcusedSessions, m.selectAtMostSessions({ maximum: maxExcusedSessions }))),
})

export type RequestValues = z.infer<typeof requestForm>

/** Fields for which the server may return a message. */
export const requestFields = Object.keys(requestForm.shape) as (keyof RequestValues)[]

export const emptyRequest: RequestValues = {
  title: '',
  courseCode: '',
  description: '',
  reason: '',
  assignmentName: '',
  originalDueDate: '',
  requestedExtension: defaultExtensionDays,
  classId: '',
  examId: '',
  assignmentId: '',
  sessionIds: [],
}

/** The format that the server accepts: empty fields are omitted. */
export const mitigationFormInput = (
  requestId: string,
  values: RequestValues,
): z.input<typeof submitMitigationInput> => ({
  ...values,
  requestId,
  assignmentName: values.assignmentName || null,
  originalDueDate: values.originalDueDate || null,
  classId: values.classId || null,
  examId: values.examId || null,
  assignmentId: values.assignmentId || null,
})
