import type { Connections } from '@campanile/contract/settings/connections.ts'
import type { ReactNode } from 'react'
import { useRead } from '#lib/useRead.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
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
      <Loaded query={query} failure={m.weCouldntLoadThis()}>
        {(data) => <div className="grid gap-4">{children(data)}</div>}
      </Loaded>
    </SettingsCard>
  )
}
