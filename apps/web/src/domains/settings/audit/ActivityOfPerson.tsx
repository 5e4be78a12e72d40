import { useNavigate } from 'react-router'
import { adminSettingsPath } from '#lib/settingsPath.ts'
import { useListView } from '#lib/useListView.ts'
import { useReadPages } from '#lib/useRead.ts'
import { AuditEvents } from './AuditEvents.tsx'
import { auditQuery } from './auditQuery.ts'

const shape = { filters: ['area', 'action', 'from', 'to'], sort: 'at' }

/** Changes to or about a person, newest first. Viewing them is recorded, as in the audit log. */
export function ActivityOfPerson({ personId }: { personId: string }) {
  const list = useListView(shape)
  const query = { ...auditQuery(list.view), aboutId: personId }
  const events = useReadPages('listAuditEvents', query, { staleTime: 0 })
  const navigate = useNavigate()
  return (
    <AuditEvents
      list={list}
      events={events}
      onPerson={(filter, id) =>
        navigate(`${adminSettingsPath.auditLog}?${new URLSearchParams({ [filter]: id })}`)
      }
    />
  )
}
