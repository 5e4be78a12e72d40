import { messages } from '@campanile/messages/messages.ts'

export const m = messages('help.settings', {
  appearance: 'Light, dark, or the same as your device.',
  appearanceTitle: 'Appearance',
  attendanceRules:
    'The required rate, when a check-in counts as late, and which ways to check in are offered. Changes apply to sessions that begin afterwards.',
  attendanceRulesTitle: 'Attendance',
  auditLog: 'Every change with who made it, when and from where, and the values before and after.',
  auditLogTitle: 'Audit log',
  calendarFeed:
    'A secret address for your calendar app. Anyone who has it can see your schedule, so replace it if you shared it by mistake.',
  calendarFeedTitle: 'Calendar feed',
  connections: 'Mail, storage and sign-in providers, and whether they work.',
  connectionsTitle: 'Connections',
  displays:
    'Screens in classrooms and at entrances that show codes. Pair one by entering the code that it shows.',
  displaysTitle: 'Displays',
  face: 'Your face data is encrypted and only used to confirm that it’s you. You can delete it at any time; you’ll get a receipt, and every other way to check in stays open.',
  faceRegistration:
    'Register your face to check in by looking at the camera. It’s optional: every other way counts the same.\nThe photo is measured on your device. Only the measurements and the photo you confirm are stored.',
  faceRegistrationTitle: 'Face registration',
  faces: 'Whether faces may be used, how certain a match has to be and how long face data is kept.',
  facesTitle: 'Face recognition',
  faceTitle: 'Face data',
  institution: 'Name, time zone, currency and the first day of the week, used on every screen and document.',
  institutionTitle: 'Institution',
  integrations:
    'Programs that use the API, each with its own scopes and tokens. A token is shown once; replace it before it expires, and revoke it if it leaks.\nWhat a program does is in the audit log under its own name.',
  integrationsTitle: 'Integrations',
  myData:
    'Download the data that Campanile stores about you. The file is ready within minutes, and you’ll be notified.',
  myDataTitle: 'My data',
  notifications:
    'Select what you receive in the app, by push and by email. Some messages are always sent, such as changes to your account.',
  notificationsTitle: 'Notifications',
  passkeys:
    'A passkey signs you in with your fingerprint, face or screen lock. It stays on your device and can’t be guessed or phished.\nIt also works for check-in.',
  passkeysTitle: 'Passkeys',
  pay: 'Pay day, bank account of the institution, and who may approve a pay run.',
  payTitle: 'Pay',
  profile: 'Your name, photo and contact details. To change a greyed-out field, ask an admin.',
  profileTitle: 'Profile',
  requests: 'What may be decided automatically, and how long people can dispute or withdraw.',
  requestsTitle: 'Requests',
  retention: 'How long each kind of data is kept. The figures show what the next run would delete.',
  retentionTitle: 'Data retention',
  roster:
    'Reads people, classes and enrolments from a OneRoster service. Test the connection first.\nA sync that you start waits for your review. A nightly one is applied automatically, unless it has problems or would deactivate too many people.',
  rosterTitle: 'Roster sync',
  security:
    'Change your password and turn on two-step sign-in. Keep your recovery codes somewhere safe: each works once.',
  securityTitle: 'Password and security',
  signIn: 'Available ways to sign in, and requirements for admins.',
  signIns:
    'Every browser that is signed in to your account. Sign out any that you don’t recognise, then change your password.',
  signInsTitle: 'Sign-ins',
  signInTitle: 'Sign-in',
  status: 'The health of the server, its database and its jobs, and what to do about problems.',
  statusTitle: 'Status',
  webhooks:
    'Webhooks notify other programs of changes. Send a test event to check whether a webhook works.\nFailed deliveries are retried for a day. After that, you can send the events again.',
  webhooksTitle: 'Webhooks',
})
