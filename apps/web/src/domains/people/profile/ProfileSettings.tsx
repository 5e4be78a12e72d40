import type { ReactNode } from 'react'
import { fullName, useUser } from '#lib/session.ts'
import { plainDateWithYear } from '#lib/time.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { RoleBadge } from '#ui/RoleBadge.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { Verbatim } from '#ui/Verbatim.tsx'
import { m } from './messages.ts'
import { PhotoCard } from './PhotoCard.tsx'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="sm:contents">
    <dt className="text-sm text-ink-3 sm:text-base">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
)

/** `/app/settings`: who one is here. */
export function ProfileSettings() {
  useDocumentTitle(m.settings())
  const user = useUser()
  return (
    <>
      <PhotoCard />
      <SettingsCard title={m.aboutYou()} hint={m.aboutYouHint()}>
        <dl className="grid grid-cols-1 gap-x-10 gap-y-3 text-base sm:grid-cols-[auto_minmax(0,1fr)]">
          <Fact name={m.name()}>{fullName(user)}</Fact>
          <Fact name={m.email()}>
            <Verbatim>{user.email}</Verbatim>
          </Fact>
          {user.number && (
            <Fact name={user.role === 'student' ? m.studentNumber() : m.staffNumber()}>{user.number}</Fact>
          )}
          <Fact name={m.role()}>
            <RoleBadge role={user.role} employmentType={user.employmentType} />
          </Fact>
          <Fact name={m.startDate()}>{plainDateWithYear(user.startsOn)}</Fact>
          {user.endsOn && <Fact name={m.endDate()}>{plainDateWithYear(user.endsOn)}</Fact>}
        </dl>
      </SettingsCard>
    </>
  )
}
