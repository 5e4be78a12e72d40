import { lazyScreen } from '#lib/lazyScreen.tsx'

// Sections of the settings.

export const Profile = lazyScreen(
  () => import('#domains/people/profile/ProfileSettings.tsx'),
  'ProfileSettings',
)
export const Security = lazyScreen(
  () => import('#domains/accounts/security/SecuritySettings.tsx'),
  'SecuritySettings',
)
export const SignIns = lazyScreen(
  () => import('#domains/accounts/sign-ins/SignInsSettings.tsx'),
  'SignInsSettings',
)
export const Displays = lazyScreen(() => import('#domains/displays/DisplaysSettings.tsx'), 'DisplaysSettings')
export const Face = lazyScreen(() => import('#domains/faces/FaceSettings.tsx'), 'FaceSettings')
export const MyData = lazyScreen(() => import('#domains/my-data/MyDataSettings.tsx'), 'MyDataSettings')
export const Passkeys = lazyScreen(
  () => import('#domains/accounts/passkeys/PasskeySettings.tsx'),
  'PasskeySettings',
)
export const Notifications = lazyScreen(
  () => import('#domains/notifications/preferences/NotificationSettings.tsx'),
  'NotificationSettings',
)
export const Appearance = lazyScreen(
  () => import('#shell/settings/AppearanceSettings.tsx'),
  'AppearanceSettings',
)
export const CalendarFeed = lazyScreen(
  () => import('#domains/timetable/CalendarFeedSettings.tsx'),
  'CalendarFeedSettings',
)
export const InstitutionSettings = lazyScreen(
  () => import('#domains/settings/InstitutionSettings.tsx'),
  'InstitutionSettings',
)
export const AttendanceSettings = lazyScreen(
  () => import('#domains/settings/AttendanceSettings.tsx'),
  'AttendanceSettings',
)
export const FacePolicySettings = lazyScreen(
  () => import('#domains/settings/FacePolicySettings.tsx'),
  'FacePolicySettings',
)
export const RequestSettings = lazyScreen(
  () => import('#domains/settings/RequestSettings.tsx'),
  'RequestSettings',
)
export const PaySettings = lazyScreen(() => import('#domains/settings/PaySettings.tsx'), 'PaySettings')
export const SignInSettings = lazyScreen(
  () => import('#domains/settings/SignInSettings.tsx'),
  'SignInSettings',
)
export const ConnectionSettings = lazyScreen(
  () => import('#domains/settings/ConnectionSettings.tsx'),
  'ConnectionSettings',
)
export const IntegrationSettings = lazyScreen(
  () => import('#domains/service-accounts/IntegrationSettings.tsx'),
  'IntegrationSettings',
)
export const RosterSyncSettings = lazyScreen(
  () => import('#domains/oneroster/RosterSyncSettings.tsx'),
  'RosterSyncSettings',
)
export const WebhookSettings = lazyScreen(
  () => import('#domains/webhooks/WebhookSettings.tsx'),
  'WebhookSettings',
)
export const RetentionSettings = lazyScreen(
  () => import('#domains/settings/RetentionSettings.tsx'),
  'RetentionSettings',
)
export const AuditLogSettings = lazyScreen(
  () => import('#domains/settings/AuditLogSettings.tsx'),
  'AuditLogSettings',
)
export const StatusSettings = lazyScreen(
  () => import('#domains/settings/StatusSettings.tsx'),
  'StatusSettings',
)
