import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { IdentitiesCard } from './IdentitiesCard.tsx'
import { m } from './messages.ts'
import { PasswordCard } from './PasswordCard.tsx'
import { SecondFactorCard } from './SecondFactorCard.tsx'

/** `/app/settings/security`: the password, the code that follows it, and other accounts that sign in. */
export function SecuritySettings() {
  useDocumentTitle(m.passwordAndCodes())
  return (
    <>
      <PasswordCard />
      <SecondFactorCard />
      <IdentitiesCard />
    </>
  )
}
