import { mappedMessages } from '@campanile/messages/mapped.ts'
import { messagesFor } from '@campanile/messages/messages.ts'

/** The changes made by a line. A column with a reference is named after the thing it refers to. */
export const columnLabels = mappedMessages('server.imports.columns', {
  first_name: 'first name',
  last_name: 'last name',
  email: 'email',
  role: 'role',
  number: 'number',
  phone: 'phone',
  starts_on: 'start date',
  ends_on: 'end date',
  employment_type: 'employment',
  is_active: 'account',
  batch_id: 'batch',
  department_id: 'department',
  programme_id: 'programme',
  course_id: 'course',
  term_id: 'term',
  intake_year: 'intake year',
  first_day: 'first day',
  last_day: 'last day',
  left_at: 'enrolment',
})

export const changeMessages = messagesFor('server.imports.changes', {
  active: 'active',
  disabled: 'disabled',
  ended: 'ended',
  enrolled: 'enrolled',
})
