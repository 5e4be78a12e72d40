import { lazyScreen } from '#lib/lazyScreen.tsx'

// People, their imports, mail and faces.

export const FaceRegistration = lazyScreen(
  () => import('#domains/faces/FaceRegistrationScreen.tsx'),
  'FaceRegistrationScreen',
)
export const People = lazyScreen(() => import('#shell/person/PeoplePage.tsx'), 'PeoplePage')
export const Person = lazyScreen(() => import('#shell/person/PersonScreen.tsx'), 'PersonScreen')
export const Imports = lazyScreen(() => import('#domains/imports/ImportsScreen.tsx'), 'ImportsScreen')
export const Mail = lazyScreen(() => import('#domains/mail/MailScreen.tsx'), 'MailScreen')
export const Import = lazyScreen(() => import('#domains/imports/ImportScreen.tsx'), 'ImportScreen')
