import type { SystemStatus } from '@campanile/contract/status/system-status.ts'
import { seriesWords } from '#lib/listWords.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { bytesInWords } from '../connections/bytesInWords.ts'
import { Facts } from '../connections/Facts.tsx'
import { m } from './messages.ts'

const migrationsInWords = ({ applied, known }: SystemStatus['migrations']) =>
  applied === known
    ? m.allApplied({ known })
    : applied < known
      ? m.appliedOfKnown({ applied, known })
      : m.newerMigrations({ count: applied - known })

const replicaStates = { 'in-use': m.inUse(), behind: m.behind(), gone: m.doesntRespond() } as const

function replicaInWords({ state, lagSeconds }: NonNullable<SystemStatus['replica']>): string {
  const lag = Math.round(lagSeconds ?? 0)
  return lag > 0
    ? seriesWords([replicaStates[state], m.secondsBehind({ seconds: lag })])
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
          { name: 'PostgreSQL', value: embedded ? m.embeddedVersion({ version }) : version },
          { name: m.size(), value: bytesInWords(bytes) },
          {
            name: m.connections(),
            value: seriesWords([
              m.connectionsInUse({ used: connections, most: mostConnections }),
              ...(waiting > 0 ? [m.requestsWaiting({ count: waiting })] : []),
            ]),
          },
          ...(replica ? [{ name: m.replica(), value: replicaInWords(replica) }] : []),
          { name: m.migrations(), value: migrationsInWords(migrations) },
          {
            name: m.lastBackup(),
            value: backup.lastAt ? time.dateTime(backup.lastAt) : m.noBackup(),
          },
        ]}
      />
    </SettingsCard>
  )
}
