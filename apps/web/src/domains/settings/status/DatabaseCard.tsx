import type { SystemStatus } from '@campanile/contract/status/system-status.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { bytesInWords } from '../connections/bytesInWords.ts'
import { Facts } from '../connections/Facts.tsx'
import { m } from './messages.ts'

const migrationsInWords = ({ applied, known }: SystemStatus['migrations']) =>
  applied === known
    ? m.allApplied({ known })
    : applied < known
      ? m.appliedOfKnownApplied({ applied, known })
      : m.moreThanThisVersionKnows({ applied: applied - known })

const replicaStates = { 'in-use': m.inUse(), behind: m.behind(), gone: m.doesNotAnswer() } as const

function replicaInWords({ state, lagSeconds }: NonNullable<SystemStatus['replica']>): string {
  const lag = Math.round(lagSeconds ?? 0)
  return lag > 0
    ? m.secondBehindThePrimary({ replicaStates: replicaStates[state], lag })
    : replicaStates[state]
}

/** The database, and when it was last backed up. */
export function DatabaseCard({
  status: { database, replica, migrations, backup },
}: {
  status: SystemStatus
}) {
  const time = useTimeFormat()
  const { version, embedded, bytes, connections, mostConnections, waiting } = database
  return (
    <SettingsCard title={m.database()}>
      <Facts
        facts={[
          { name: 'PostgreSQL', value: `${version}${embedded ? m.startedByTheServer() : ''}` },
          { name: 'Size', value: bytesInWords(bytes) },
          {
            name: 'Connections',
            value: m.ofRequestWaitingForOne({
              connections,
              mostConnections,
              waiting: waiting > 0 ? 'yes' : 'no',
              waiting2: waiting,
            }),
          },
          ...(replica ? [{ name: 'Replica', value: replicaInWords(replica) }] : []),
          { name: 'Migrations', value: migrationsInWords(migrations) },
          {
            name: 'Last backup',
            value: backup.lastAt ? time.dateTime(backup.lastAt) : m.noneByNpmRunBackup(),
          },
        ]}
      />
    </SettingsCard>
  )
}
