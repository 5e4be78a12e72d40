import { fullName, useUser } from '#lib/session.ts'
import { plainDateWithYear } from '#lib/time.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { Fact, FactRows } from '#ui/Facts.tsx'
import { RoleBadge } from '#ui/RoleBadge.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { Verbatim } from '#ui/Verbatim.tsx'
import { m } from './messages.ts'
import { PhoneCard } from './PhoneCard.tsx'
import { PhotoCard } from './PhotoCard.tsx'

/** `/app/settings`: the person's own profile. */
export function ProfileSettings() {
  useDocumentTitle(m.settings())
  const user = useUser()
  return (
    <>
      <PhotoCard />
      <PhoneCard />
      <SettingsCard title={m.aboutYou()} hint={m.aboutYouHint()}>
        <FactRows>
          <Fact label={m.name()}>{fullName(user)}</Fact>
          <Fact label={m.email()}>
            <Verbatim>{user.email}</Verbatim>
          </Fact>
          {user.number && (
            <Fact label={user.role === 'student' ? m.studentNumber() : m.staffNumber()}>{user.number}</Fact>
          )}
          <Fact label={m.role()}>
            <RoleBadge role={user.role} employmentType={user.employmentType} />
          </Fact>
          <Fact label={m.startDate()}>{plainDateWithYear(user.startsOn)}</Fact>
          {user.endsOn && <Fact label={m.endDate()}>{plainDateWithYear(user.endsOn)}</Fact>}
        </FactRows>
      </SettingsCard>
    </>
  )
}
