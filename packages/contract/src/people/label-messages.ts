import { mappedMessages } from '@campanile/messages/mapped.ts'

export const personStatusLabels = mappedMessages('contract.people.statuses', {
  active: 'Active',
  invited: 'Invited',
  left: 'Left',
  disabled: 'Disabled',
  archived: 'Archived',
})
