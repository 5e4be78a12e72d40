import type { SystemStatus } from '@campanile/contract/status/system-status.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { LiveDot } from '#ui/LiveDot.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { bytesInWords } from '../connections/bytesInWords.ts'
import { Facts } from '../connections/Facts.tsx'
import { m } from './messages.ts'

/** The process that answered, and the files beside it. */
export function ServerCard({ status: { at, server, storage } }: { status: SystemStatus }) {
  const time = useTimeFormat()
  const free = storage.freeBytes === null ? [] : [{ name: 'Free', value: bytesInWords(storage.freeBytes) }]
  const { untrusted, lastFrom } = server.forwardedHeaders
  const proxy =
    lastFrom === null
      ? []
      : [{ name: 'Untrusted proxy', value: m.requestSinceTheStart({ lastFrom, untrusted }) }]
  return (
    <SettingsCard
      title={m.server()}
      hint={m.theServerThatAnsweredThereMay()}
      actions={
        <span className="flex items-center gap-2 text-sm text-ink-3">
          <LiveDot />
          {time.clock(at)}
        </span>
      }
    >
      <Facts
        facts={[
          { name: 'Version', value: `${server.version}, on Node.js ${server.node}` },
          { name: 'Running since', value: time.dateTime(server.startedAt) },
          { name: 'Memory', value: bytesInWords(server.memoryBytes) },
          { name: 'Open pages', value: m.browserCount({ streams: server.streams }) },
          { name: 'Files', value: storage.kind === 's3' ? m.inABucketS3() : m.onTheDiskOfTheServer() },
          ...free,
          ...proxy,
        ]}
      />
    </SettingsCard>
  )
}
