import { lazyScreen } from '#lib/lazyScreen.tsx'

// People, their imports, mail and faces.

export const FaceRegistration = lazyScreen(
  () => import('#domains/faces/FaceRegistrationScreen.tsx'),
  'FaceRegistrationScreen',
)
export const People = lazyScreen(() => import('#domains/people/PeopleScreen.tsx'), 'PeopleScreen')
export const Imports = lazyScreen(() => import('#domains/imports/ImportsScreen.tsx'), 'ImportsScreen')
export const Mail = lazyScreen(() => import('#domains/mail/MailScreen.tsx'), 'MailScreen')
export const Import = lazyScreen(() => import('#domains/imports/ImportScreen.tsx'), 'ImportScreen')
