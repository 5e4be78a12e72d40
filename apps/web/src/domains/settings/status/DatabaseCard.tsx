import type { SystemStatus } from '@campanile/contract/status/system-status.ts'
import { counted } from '#lib/counted.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { bytesInWords } from '../connections/bytesInWords.ts'
import { Facts } from '../connections/Facts.tsx'

const migrationsInWords = ({ applied, known }: SystemStatus['migrations']) =>
  applied === known
    ? `All ${known} applied`
    : applied < known
      ? `${applied} of ${known} applied`
      : `${applied - known} more than this version knows`

const replicaStates = { 'in-use': 'In use', behind: 'Behind', gone: 'Does not answer' } as const

function replicaInWords({ state, lagSeconds }: NonNullable<SystemStatus['replica']>): string {
  const lag = Math.round(lagSeconds ?? 0)
  return lag > 0
    ? `${replicaStates[state]}, ${counted(lag, 'second')} behind the primary`
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
    <SettingsCard title="Database">
      <Facts
        facts={[
          { name: 'PostgreSQL', value: `${version}${embedded ? ', started by the server' : ''}` },
          { name: 'Size', value: bytesInWords(bytes) },
          {
            name: 'Connections',
            value: `${connections} of ${mostConnections}${waiting > 0 ? `, ${counted(waiting, 'request')} waiting for one` : ''}`,
          },
          ...(replica ? [{ name: 'Replica', value: replicaInWords(replica) }] : []),
          { name: 'Migrations', value: migrationsInWords(migrations) },
          {
            name: 'Last backup',
            value: backup.lastAt ? time.dateTime(backup.lastAt) : 'None by “npm run backup”',
          },
        ]}
      />
    </SettingsCard>
  )
}
