import { messages } from '@campanile/messages/messages.ts'

export const m = messages('people.selected', {
  accountsDisabled:
    '{count, plural, =0 {No account disabled} one {# account disabled} other {# accounts disabled}}',
  accountsEnabled:
    '{count, plural, =0 {No account enabled} one {# account enabled} other {# accounts enabled}}',
  departmentConsequence: 'They will be notified.',
  departmentCount:
    '{isAll, select, yes {Set department of {count, number}} other {Set department of {count, number} of {selected, number}}}',
  departmentNotSet: 'The department was not set',
  departmentQuestion:
    '{count, plural, one {Set the department of # person} other {Set the department of # people}}',
  departmentsSet:
    '{count, plural, =0 {No department set} one {Department set for # person} other {Department set for # people}}',
  disable: 'Disable',
  disableConsequence:
    'They are signed out on every device and cannot sign in until you enable their accounts again. Nothing is deleted.',
  disableCount:
    '{isAll, select, yes {Disable {count, number}} other {Disable {count, number} of {selected, number}}}',
  disableQuestion: '{count, plural, one {Disable # account?} other {Disable # accounts?}}',
  disableReasonIsSent: 'They will receive this reason by email.',
  disabling: 'Disabling',
  enable: 'Enable',
  enableConsequence: 'They can sign in again with their previous password, and will be notified.',
  enableCount:
    '{isAll, select, yes {Enable {count, number}} other {Enable {count, number} of {selected, number}}}',
  enableQuestion: '{count, plural, one {Enable # account?} other {Enable # accounts?}}',
  enableReasonIsSent: 'Included in the notification.',
  enabling: 'Enabling',
  invitationsSent:
    '{count, plural, =0 {No invitation sent} one {# invitation is on its way} other {# invitations are on their way}}',
  inviteConsequence:
    '{count, plural, one {This person gets a new link to create the account. Earlier links stop working.} other {Each of them gets a new link to create their account. Earlier links stop working.}}',
  inviteCount:
    '{isAll, select, yes {Invite {count, number}} other {Invite {count, number} of {selected, number}}}',
  inviteQuestion: '{count, plural, one {Invite # person?} other {Invite # people?}}',
  linksInOutgoingMail:
    '{count, plural, =0 {No invitation created} one {No mail server is set up. The link is in Outgoing mail.} other {No mail server is set up. The # links are in Outgoing mail.}}',
  moveCount:
    '{isAll, select, yes {Move {count, number} to a batch} other {Move {count, number} of {selected, number} to a batch}}',
  noAccountWasChanged: 'No account was changed',
  noInvitationWasSent: 'No invitation was sent',
  sendInvitations: '{count, plural, one {Send invitation} other {Send # invitations}}',
  sending: 'Sending',
  setDepartment: 'Set department',
  setting: 'Setting department',
})
