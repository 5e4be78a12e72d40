import { fullName, useUser } from '#lib/session.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { RoleBadge } from '#ui/RoleBadge.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'

/** `/app/settings`: who one is here. */
export function ProfileSettings() {
  useDocumentTitle('Settings')
  const user = useUser()
  return (
    <SettingsCard
      title="About you"
      hint="Your institution keeps these. If something is wrong, ask your administrator to change it."
    >
      <dl className="grid gap-x-8 gap-y-3 text-base sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-ink-3">Name</dt>
        <dd className="max-sm:-mt-3">{fullName(user)}</dd>
        <dt className="text-ink-3">E-mail</dt>
        <dd className="break-words max-sm:-mt-3">{user.email}</dd>
        <dt className="text-ink-3">Role</dt>
        <dd className="max-sm:-mt-3">
          <RoleBadge role={user.role} employmentType={user.employmentType} />
        </dd>
      </dl>
    </SettingsCard>
  )
}
