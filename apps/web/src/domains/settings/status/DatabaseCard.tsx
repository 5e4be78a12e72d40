import type { SystemStatus } from '@campanile/contract/status/system-status.ts'
import { seriesWords } from '#lib/listWords.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Fact, FactRows } from '#ui/Facts.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { bytesInWords } from '../connections/bytesInWords.ts'
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
      <FactRows>
        <Fact label="PostgreSQL">{embedded ? m.embeddedVersion({ version }) : version}</Fact>
        <Fact label={m.size()}>{bytesInWords(bytes)}</Fact>
        <Fact label={m.connections()}>
          {seriesWords([
            m.connectionsInUse({ used: connections, most: mostConnections }),
            ...(waiting > 0 ? [m.requestsWaiting({ count: waiting })] : []),
          ])}
        </Fact>
        {replica && <Fact label={m.replica()}>{replicaInWords(replica)}</Fact>}
        <Fact label={m.migrations()}>{migrationsInWords(migrations)}</Fact>
        <Fact label={m.lastBackup()}>{backup.lastAt ? time.dateTime(backup.lastAt) : m.noBackup()}</Fact>
      </FactRows>
    </SettingsCard>
  )
}
