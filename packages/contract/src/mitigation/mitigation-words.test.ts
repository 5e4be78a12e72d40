import { expect, it } from 'vitest'
import { maxAttachmentBytes } from '../attachments.ts'
import { issuesInWords } from '../testing/issues-in-words.ts'
import { submitMitigationInput } from './mitigation.ts'
import {
  defaultExtensionDays,
  extensionDays,
  mitigationMessages,
  myMitigationMessages,
} from './mitigation-words.ts'

it('uses the sentences of spec.md sections 2 and 8, word for word', () => {
  const { updated, ...sentences } = mitigationMessages
  expect(sentences).toEqual({
    accessDenied: 'Access Denied: Mitigation forms are only available to administrators and students.',
    pleaseLogIn: 'Please Log In',
    loadFailed: 'Error: Failed to load mitigation requests',
    historyFailed: 'Failed to load student history',
    updateFailed: 'Failed to update request status',
    deleteFailed: 'Failed to delete request',
    deleted: 'Request Deleted: Mitigation request has been permanently deleted',
    confirmDelete: 'Are you sure you want to delete this mitigation request? This action cannot be undone.',
    notSignedIn: 'Authentication Error: You must be logged in to submit a request',
    submitFailed: 'Submission Failed: Failed to submit your mitigation request. Please try again.',
    submitted:
      'Request Submitted Successfully! Your mitigation request has been submitted and is pending review.',
  })
  expect(updated.approved).toBe('Request Updated: Mitigation request has been approved')
  expect(updated.rejected).toBe('Request Updated: Mitigation request has been rejected')
  expect(myMitigationMessages).toEqual({
    forbidden: 'Permission denied. Please check your access rights.',
    notFound: 'Mitigation requests database not found.',
    unavailable: 'Database is currently unavailable. Please try again later.',
    other: 'Failed to load your mitigation requests',
    noIdentity: 'Authentication Error: Unable to load your requests. Please submit a request first.',
  })
})

it('uses the constants of spec.md sections 5 and 9', () => {
  expect(extensionDays).toEqual([1, 2, 3, 4, 5, 6, 7, 14, 21, 30])
  expect(defaultExtensionDays).toBe(1)
  expect(maxAttachmentBytes).toBe(10 * 1024 * 1024)
})

it('has one sentence wherever title, description or reason is missing', () => {
  const { error } = submitMitigationInput.safeParse({
    requestId: '0199a000-0000-7000-8000-000000000001',
    title: ' ',
    description: '',
    courseCode: null,
    assignmentName: null,
    originalDueDate: null,
    classId: null,
  })
  expect(issuesInWords(error)).toEqual(
    ['title', 'description', 'reason'].map((field) => [
      field,
      'Validation Error: Please fill in all required fields (Title, Description, and Reason)',
    ]),
  )
})
