import type { mitigation } from '@campanile/contract/mitigation/mitigation.ts'
import type { OperationInput } from '@campanile/contract/operation.ts'
import { newId } from '#db/columns.ts'
import type { TestBrowser } from '#testing/server.ts'

type Form = OperationInput<typeof mitigation.submitMitigation>

/** A request as a student would complete it. */
export const requestForm = (traits: Partial<Form> = {}): Form => ({
  requestId: newId(),
  title: 'Extension for the essay',
  description: 'I need more time for the second part.',
  reason: 'I was ill for a week.',
  courseCode: 'HIS204',
  assignmentName: 'Essay 2',
  originalDueDate: '2026-11-20',
  requestedExtension: 3,
  classId: null,
  sessionIds: [],
  ...traits,
})

export const submitted = (student: TestBrowser, traits: Partial<Form> = {}) =>
  student.submitMitigation(requestForm(traits))

/** An admin's approval of the version they see. */
export const approval = ({ id, version }: { id: string; version: number }, grantedExtension = 0) => ({
  requestId: id,
  version,
  decision: 'approved' as const,
  grantedExtension,
  adminNotes: null,
})

/** An admin's rejection of it. */
export const rejection = (request: { id: string; version: number }, adminNotes: string | null = null) => ({
  ...approval(request),
  decision: 'rejected' as const,
  adminNotes,
})
