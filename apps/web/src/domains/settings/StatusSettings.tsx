import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { ConcernList } from './status/ConcernList.tsx'
import { DatabaseCard } from './status/DatabaseCard.tsx'
import { ServerCard } from './status/ServerCard.tsx'
import { WorkCard } from './status/WorkCard.tsx'

/** Milliseconds between two reads while somebody watches. */
const pollInterval = 10_000

/** `/app/settings/status` */
export function StatusSettings() {
  useDocumentTitle('System status')
  const { data, error, isPending, refetch } = useRead(
    'readSystemStatus',
    {},
    { refetchInterval: pollInterval, staleTime: 0 },
  )
  if (isPending)
    return (
      <SettingsCard title="System status">
        <SkeletonList />
      </SettingsCard>
    )
  if (error) return <LoadFailed title="We couldn’t load the system status" error={error} onRetry={refetch} />
  return (
    <>
      <ConcernList status={data} />
      <ServerCard status={data} />
      <DatabaseCard status={data} />
      <WorkCard status={data} />
    </>
  )
}
