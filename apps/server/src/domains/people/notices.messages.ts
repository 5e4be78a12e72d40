import { messagesFor } from '@campanile/messages/messages.ts'

export const accessNotices = messagesFor('server.people.notices', {
  accountDisabled: 'Your account at {institution} was disabled',
  accountDisabledAdvice:
    '{isNamed, select, yes {{by}} other {An admin}} disabled your account at {institution} on {at}. You can’t sign in until it is enabled again. Your records are kept.',
  accountEnabled: 'Account enabled',
  accountEnabledAdvice:
    '{isNamed, select, yes {{by}} other {An admin}} enabled your account again. You can sign in as before.',
  adminRecovered: 'Admin account recovered',
  adminRecoveredAdvice:
    'Someone with access to the server made a new password link for the admin {name} and removed their second factor. If you didn’t expect this, disable the account and contact the people who run the server.',
  adminVouchedFor: 'Admin vouched for',
  adminVouchedForAdvice:
    '{isNamed, select, yes {{by}} other {An admin}} vouched for {name}, who can now change pay, bank details, access and security settings. If you didn’t expect this, disable the account and contact {isNamed, select, yes {{by}} other {your admin}}.',
  contactAdministrator: 'If you didn’t expect this, contact your admin.',
  contactAdministratorAtOnce: 'If you didn’t expect this, contact your admin at once.',
  departmentChanged: 'Department changed',
  departmentChangedAdvice:
    '{isNamed, select, yes {{by}} other {An admin}} changed your department from {hadDepartment, select, yes {{before}} other {none}} to {hasDepartment, select, yes {{after}} other {none}}.',
  emailChanged: 'Email address changed',
  emailChangedAdvice:
    '{isNamed, select, yes {{by}} other {An admin}} changed your email address to {email}. If you didn’t expect this, contact your admin.',
  emailChangedMail:
    '{isNamed, select, yes {{by}} other {An admin}} changed the email address of your account at {institution} on {at}. From now on, messages and password links go to the new address.',
  emailChangedSubject: 'Your email address at {institution} was changed',
  endDateChanged: 'End date changed',
  endDateChangedAdvice:
    '{isNamed, select, yes {{by}} other {An admin}} changed your end date from {hadEnd, select, yes {{endBefore}} other {none}} to {hasEnd, select, yes {{endAfter}} other {none}}.',
  mistakeContactAdministrator: 'If you think this is a mistake, contact your admin.',
  newAdmins: '{count, plural, one {New admin} other {# new admins}}',
  newAdminsAdvice:
    '{isNamed, select, yes {{by}} other {An admin}} made {names} {count, plural, one {an admin} other {admins}} on {at}. Until {until} they can’t change pay, bank details, access or security settings unless another admin vouches for them. If you didn’t expect this, disable the account and contact {isNamed, select, yes {{by}} other {your admin}}.',
  otherPeople: '{count, plural, one {one other} other {# others}}',
  phoneChanged: 'Phone number changed',
  phoneChangedAdvice:
    '{hasPhone, select, yes {{isNamed, select, yes {{by}} other {An admin}} changed your phone number to {phone}.} other {{isNamed, select, yes {{by}} other {An admin}} removed your phone number.}}',
  reasonGiven: 'Reason: {reason}',
  roleChanged: 'Role changed',
  roleChangedAdvice:
    '{isNamed, select, yes {{by}} other {An admin}} changed your role to {role, select, admin {Admin} lecturer {Lecturer} student {Student} other {Staff}}. If you didn’t expect this, contact your admin.',
  startAndEndDateChangedAdvice:
    '{isNamed, select, yes {{by}} other {An admin}} changed your start date from {startBefore} to {startAfter} and your end date from {hadEnd, select, yes {{endBefore}} other {none}} to {hasEnd, select, yes {{endAfter}} other {none}}.',
  startDateChanged: 'Start date changed',
  startDateChangedAdvice:
    '{isNamed, select, yes {{by}} other {An admin}} changed your start date from {startBefore} to {startAfter}.',
  youCanSignInUntil: 'You can sign in until the end of {day}.',
})
