import { useRead } from '#lib/useRead.ts'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { InstitutionForm } from './InstitutionForm.tsx'

/** What the institution is called, and by which clock it lives. */
export function InstitutionCard() {
  const query = useRead('readInstitution', {}, { staleTime: 0 })
  return (
    <SettingsCard title="Name and time zone" hint="On every screen, message and document.">
      {query.isPending && <SkeletonList />}
      {query.error && !query.data && (
        <LoadFailed
          title="We couldn’t load the institution"
          heading="h3"
          error={query.error}
          onRetry={query.refetch}
        />
      )}
      {query.data && <InstitutionForm institution={query.data} onReread={query.refetch} />}
    </SettingsCard>
  )
}
