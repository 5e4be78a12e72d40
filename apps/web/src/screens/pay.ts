import { lazyScreen } from '#lib/lazyScreen.tsx'

// Pay runs, and the signed-in person’s pay.

export const PayRuns = lazyScreen(() => import('#domains/payroll/runs/RunsScreen.tsx'), 'RunsScreen')
export const PayRun = lazyScreen(() => import('#domains/payroll/runs/RunScreen.tsx'), 'RunScreen')
export const PayProfiles = lazyScreen(
  () => import('#domains/payroll/profiles/ProfilesScreen.tsx'),
  'ProfilesScreen',
)
export const PayItems = lazyScreen(() => import('#domains/payroll/items/ItemsScreen.tsx'), 'ItemsScreen')
export const PayQuestions = lazyScreen(
  () => import('#domains/payroll/questions/QuestionsScreen.tsx'),
  'QuestionsScreen',
)
export const MyPayslips = lazyScreen(
  () => import('#domains/payroll/mine/MyPayslipsScreen.tsx'),
  'MyPayslipsScreen',
)
export const MyPayslip = lazyScreen(
  () => import('#domains/payroll/mine/MyPayslipScreen.tsx'),
  'MyPayslipScreen',
)
export const MyPayQuestions = lazyScreen(
  () => import('#domains/payroll/mine/MyQuestionsScreen.tsx'),
  'MyQuestionsScreen',
)
export const MyBank = lazyScreen(() => import('#domains/payroll/mine/MyBankScreen.tsx'), 'MyBankScreen')
