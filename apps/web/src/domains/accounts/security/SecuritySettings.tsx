import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { PasswordCard } from './PasswordCard.tsx'
import { SecondFactorCard } from './SecondFactorCard.tsx'

/** `/app/settings/security`: the password, and the code that follows it. */
export function SecuritySettings() {
  useDocumentTitle('Password and codes')
  return (
    <>
      <PasswordCard />
      <SecondFactorCard />
    </>
  )
}
