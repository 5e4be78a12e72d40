import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { ProviderCard } from './connections/ProviderCard.tsx'
import { SettingsForm } from './form/SettingsForm.tsx'
import { IdentityProvidersCard } from './identity-providers/IdentityProvidersCard.tsx'
import { m } from './messages.ts'
import { sectionPaths } from './sectionPaths.ts'

/** `/app/settings/sign-in` */
export function SignInSettings() {
  useDocumentTitle(m.securityAndSignIn())
  return (
    <>
      <SettingsForm title={m.security()} hint={m.aboutSecurity()} paths={sectionPaths.security} />
      <IdentityProvidersCard />
      <ProviderCard />
      <SettingsForm
        title={m.accountsFromGoogle()}
        hint={m.aboutGoogleAccounts()}
        paths={sectionPaths.provider}
      />
    </>
  )
}
