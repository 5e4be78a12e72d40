import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { ProviderCard } from './connections/ProviderCard.tsx'
import { SettingsForm } from './form/SettingsForm.tsx'
import { sectionPaths } from './sectionPaths.ts'

/** `/app/settings/sign-in` */
export function SignInSettings() {
  useDocumentTitle('Security and sign-in')
  return (
    <>
      <SettingsForm
        title="Security"
        hint="How people sign in with email and password."
        paths={sectionPaths.security}
      />
      <ProviderCard />
      <SettingsForm
        title="Accounts from Google"
        hint="Takes effect once a provider is set up."
        paths={sectionPaths.provider}
      />
    </>
  )
}
