import { useRead } from '#lib/useRead.ts'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { InstitutionForm } from './InstitutionForm.tsx'
import { m } from './messages.ts'

/** What the institution is called, and by which clock it lives. */
export function InstitutionCard() {
  const query = useRead('readInstitution', {}, { staleTime: 0 })
  return (
    <SettingsCard title={m.nameAndTimeZone()} hint={m.aboutName()}>
      {query.isPending && <SkeletonList />}
      {query.error && !query.data && (
        <LoadFailed
          title={m.weCouldntLoadTheInstitution()}
          heading="h3"
          error={query.error}
          onRetry={query.refetch}
        />
      )}
      {query.data && <InstitutionForm institution={query.data} onReread={query.refetch} />}
    </SettingsCard>
  )
}
