import {
  type NotificationChannel,
  type NotificationPreferences,
  notificationKindWords,
} from '@campanile/contract/notifications/notifications.ts'
import { m } from './messages.ts'

type Row = NotificationPreferences['kinds'][number]

interface PreferenceTableProps {
  preferences: NotificationPreferences
  onChange: (change: { kind: Row['kind']; channel: NotificationChannel; on: boolean }) => void
}

const channels = [
  { channel: 'push', label: m.push() },
  { channel: 'email', label: m.email() },
] as const

/** Kinds in rows, channels in columns, and a tick for each combination. The bell shows all of them. */
export const PreferenceTable = ({ preferences, onChange }: PreferenceTableProps) => (
  <table className="w-full text-start text-base">
    <caption className="sr-only">{m.tableCaption()}</caption>
    <thead className="border-b border-line text-xs text-ink-3">
      <tr>
        <th scope="col" className="py-2 font-label">
          {m.kind()}
        </th>
        {channels.map(({ channel, label }) => (
          <th key={channel} scope="col" className="w-16 py-2 text-center font-label">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {preferences.kinds.map((row) => {
        const { label, about } = notificationKindWords[row.kind]
        return (
          <tr key={row.kind}>
            <th scope="row" className="py-2.5 pe-3 font-label">
              {label}
              <span className="block text-sm font-normal text-ink-3">
                {about}
                {!row.can.changeEmail && <> · {m.alwaysEmailed()}</>}
              </span>
            </th>
            {channels.map(({ channel }) => (
              <td key={channel} className="p-0 text-center">
                <input
                  type="checkbox"
                  aria-label={
                    channel === 'push' ? m.kindByPush({ kind: label }) : m.kindByEmail({ kind: label })
                  }
                  checked={row[channel]}
                  disabled={channel === 'email' && (!row.can.changeEmail || !preferences.mailServer)}
                  onChange={(event) => onChange({ kind: row.kind, channel, on: event.target.checked })}
                  className="m-2.5 size-5 accent-brand-mid disabled:opacity-50"
                />
              </td>
            ))}
          </tr>
        )
      })}
    </tbody>
  </table>
)
