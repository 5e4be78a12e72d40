import { mappedMessages } from '@campanile/messages/mapped.ts'

export const mitigationScreenMessages = mappedMessages('contract.mitigation.screen', {
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

export const mitigationUpdatedMessages = mappedMessages('contract.mitigation.updated', {
  approved: 'Request Updated: Mitigation request has been approved',
  rejected: 'Request Updated: Mitigation request has been rejected',
})

export const myMitigationScreenMessages = mappedMessages('contract.mitigation.mine', {
  forbidden: 'Permission denied. Please check your access rights.',
  notFound: 'Mitigation requests database not found.',
  unavailable: 'Database is currently unavailable. Please try again later.',
  other: 'Failed to load your mitigation requests',
  noIdentity: 'Authentication Error: Unable to load your requests. Please submit a request first.',
})
