import type { Connections } from '@campanile/contract/settings/connections.ts'
import type { ReactNode } from 'react'
import { useRead } from '#lib/useRead.ts'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { m } from './messages.ts'

interface ConnectionsCardProps {
  title: string
  hint: string
  children: (connections: Connections) => ReactNode
}

/** Configured when the server was started; no screen can change it. */
export function ConnectionsCard({ title, hint, children }: ConnectionsCardProps) {
  const query = useRead('readConnections', {})
  return (
    <SettingsCard title={title} hint={hint}>
      {query.isPending && <SkeletonList />}
      {query.error && (
        <LoadFailed title={m.weCouldntLoadThis()} heading="h3" error={query.error} onRetry={query.refetch} />
      )}
      {query.data && <div className="grid gap-4">{children(query.data)}</div>}
    </SettingsCard>
  )
}
