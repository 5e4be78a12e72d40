import { useRead } from '#lib/useRead.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { InstitutionForm } from './InstitutionForm.tsx'
import { m } from './messages.ts'

/** The institution's name and time zone. */
export function InstitutionCard() {
  const query = useRead('readInstitution', {}, { staleTime: 0 })
  return (
    <SettingsCard title={m.nameAndTimeZone()} hint={m.aboutName()}>
      <Loaded query={query} failure={m.weCouldntLoadTheInstitution()}>
        {(data) => <InstitutionForm institution={data} onReread={query.refetch} />}
      </Loaded>
    </SettingsCard>
  )
}
