// Free of zod: the screens show these words. The sentences are spec.md sections 2 and 8, word for word.
import type { MitigationStatus } from './mitigation.ts'

/** The days by which a student can ask to extend a deadline. */
export const extensionDays = [1, 2, 3, 4, 5, 6, 7, 14, 21, 30] as const
export type ExtensionDays = (typeof extensionDays)[number]
export const defaultExtensionDays: ExtensionDays = 1

export const mitigationStatusWords: Record<MitigationStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
}

export const mitigationMessages = {
  accessDenied: 'Access Denied: Mitigation forms are only available to administrators and students.',
  pleaseLogIn: 'Please Log In',
  loadFailed: 'Error: Failed to load mitigation requests',
  historyFailed: 'Failed to load student history',
  updateFailed: 'Failed to update request status',
  deleteFailed: 'Failed to delete request',
  updated: (status: string) => `Request Updated: Mitigation request has been ${status}`,
  deleted: 'Request Deleted: Mitigation request has been permanently deleted',
  confirmDelete: 'Are you sure you want to delete this mitigation request? This action cannot be undone.',
  notSignedIn: 'Authentication Error: You must be logged in to submit a request',
  submitFailed: 'Submission Failed: Failed to submit your mitigation request. Please try again.',
  submitted:
    'Request Submitted Successfully! Your mitigation request has been submitted and is pending review.',
  fieldsMissing: 'Validation Error: Please fill in all required fields (Title, Description, and Reason)',
} as const

/** Why My Requests could not be loaded: one sentence for each error of the response. */
export const myMitigationMessages = {
  forbidden: 'Permission denied. Please check your access rights.',
  notFound: 'Mitigation requests database not found.',
  unavailable: 'Database is currently unavailable. Please try again later.',
  other: 'Failed to load your mitigation requests',
  noIdentity: 'Authentication Error: Unable to load your requests. Please submit a request first.',
} as const
