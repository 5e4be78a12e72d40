import type { SystemStatus } from '@campanile/contract/status/system-status.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Fact, FactRows } from '#ui/Facts.tsx'
import { LiveDot } from '#ui/LiveDot.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { bytesInWords } from '../connections/bytesInWords.ts'
import { m } from './messages.ts'

/** The process that responded, and its file store. */
export function ServerCard({ status: { at, server, storage } }: { status: SystemStatus }) {
  const time = useTimeFormat()
  const { untrusted, lastFrom } = server.forwardedHeaders
  return (
    <SettingsCard
      title={m.server()}
      hint={m.aboutServer()}
      actions={
        <span className="flex items-center gap-2 text-sm text-ink-3">
          <LiveDot />
          {time.clock(at)}
        </span>
      }
    >
      <FactRows>
        <Fact label={m.version()}>
          {m.versionOnNode({ version: server.version, nodeVersion: server.node })}
        </Fact>
        <Fact label={m.runningSince()}>{time.dateTime(server.startedAt)}</Fact>
        <Fact label={m.memory()}>{bytesInWords(server.memoryBytes)}</Fact>
        <Fact label={m.openPagesLabel()}>{m.openPages({ count: server.streams })}</Fact>
        <Fact label={m.files()}>{storage.kind === 's3' ? m.inBucket() : m.onServerDisk()}</Fact>
        {storage.freeBytes !== null && <Fact label={m.free()}>{bytesInWords(storage.freeBytes)}</Fact>}
        {lastFrom !== null && (
          <Fact label={m.untrustedProxy()}>
            {m.untrustedRequests({ address: lastFrom, count: untrusted })}
          </Fact>
        )}
      </FactRows>
    </SettingsCard>
  )
}
