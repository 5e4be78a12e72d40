import type { HelpTopic } from '../topic.ts'
import { m } from './messages.ts'

/** Of several that fit, the first one counts. */
export const settingsTopics: readonly HelpTopic[] = [
  { paths: ['settings'], title: m.profileTitle(), text: m.profile() },
  { paths: ['settings/security'], title: m.securityTitle(), text: m.security() },
  { paths: ['settings/passkeys'], title: m.passkeysTitle(), text: m.passkeys() },
  { paths: ['settings/notifications'], title: m.notificationsTitle(), text: m.notifications() },
  { paths: ['settings/sessions'], title: m.signInsTitle(), text: m.signIns() },
  { paths: ['settings/displays'], title: m.displaysTitle(), text: m.displays() },
  { paths: ['settings/face'], title: m.faceTitle(), text: m.face() },
  { paths: ['settings/my-data'], title: m.myDataTitle(), text: m.myData() },
  { paths: ['settings/appearance'], title: m.appearanceTitle(), text: m.appearance() },
  { paths: ['settings/calendar-feed'], title: m.calendarFeedTitle(), text: m.calendarFeed() },
  { paths: ['settings/institution'], title: m.institutionTitle(), text: m.institution() },
  { paths: ['settings/attendance'], title: m.attendanceRulesTitle(), text: m.attendanceRules() },
  { paths: ['settings/faces'], title: m.facesTitle(), text: m.faces() },
  { paths: ['settings/requests'], title: m.requestsTitle(), text: m.requests() },
  { paths: ['settings/pay'], title: m.payTitle(), text: m.pay() },
  { paths: ['settings/sign-in'], title: m.signInTitle(), text: m.signIn() },
  { paths: ['settings/connections'], title: m.connectionsTitle(), text: m.connections() },
  { paths: ['settings/integrations'], title: m.integrationsTitle(), text: m.integrations() },
  { paths: ['settings/roster'], title: m.rosterTitle(), text: m.roster() },
  { paths: ['settings/webhooks'], title: m.webhooksTitle(), text: m.webhooks() },
  { paths: ['settings/retention'], title: m.retentionTitle(), text: m.retention() },
  { paths: ['settings/audit-log'], title: m.auditLogTitle(), text: m.auditLog() },
  { paths: ['settings/status'], title: m.statusTitle(), text: m.status() },
  { paths: ['setup/face-registration'], title: m.faceRegistrationTitle(), text: m.faceRegistration() },
]
