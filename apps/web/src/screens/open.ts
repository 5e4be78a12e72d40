import { lazyScreen } from '#lib/lazyScreen.tsx'

// Open to strangers.

export const CreateAccount = lazyScreen(
  () => import('#domains/accounts/CreateAccountScreen.tsx'),
  'CreateAccountScreen',
)
export const ForgotPassword = lazyScreen(
  () => import('#domains/accounts/ForgotPasswordScreen.tsx'),
  'ForgotPasswordScreen',
)
export const ResetPassword = lazyScreen(
  () => import('#domains/accounts/ResetPasswordScreen.tsx'),
  'ResetPasswordScreen',
)
export const AdminSetup = lazyScreen(
  () => import('#domains/accounts/AdminSetupScreen.tsx'),
  'AdminSetupScreen',
)
export const Lobby = lazyScreen(() => import('#domains/lobby/LobbyScreen.tsx'), 'LobbyScreen')
export const CheckIn = lazyScreen(() => import('#shell/CheckInPage.tsx'), 'CheckInPage')
const loadPlace = () => import('#shell/PlacePage.tsx')
export const StaffPlace = lazyScreen(loadPlace, 'StaffPlacePage')
export const LecturerPlace = lazyScreen(loadPlace, 'LecturerPlacePage')
export const Display = lazyScreen(() => import('#shell/DisplayPage.tsx'), 'DisplayPage')
export const Help = lazyScreen(() => import('#domains/help/HelpScreen.tsx'), 'HelpScreen')
export const Verify = lazyScreen(() => import('#domains/results/verify/VerifyScreen.tsx'), 'VerifyScreen')
