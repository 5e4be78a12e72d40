import type { StaffLink } from '@campanile/contract/staff-attendance/staff-links.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { LinkRow } from './LinkRow.tsx'
import { ManageStaffHead } from './ManageStaffHead.tsx'
import { m } from './messages.ts'
import { staffQuery } from './staffQuery.ts'

const LinkDialog = lazyDialog(() => import('./LinkDialog.tsx'), 'LinkDialog')

const shape = { filters: [], sort: '' }

/** `/app/manage-attendance/links`: locations where people check in. */
export function LinksScreen() {
  useDocumentTitle(m.manageStaffAttendance())
  const list = useListView(shape)
  const { page, search } = staffQuery(list.view)
  const links = useRead('listStaffLinks', { page, search })
  const [chosen, setChosen] = useState<StaffLink | 'new'>()
  const add = (
    <Button variant="primary" icon={<Plus size={15} aria-hidden="true" />} onClick={() => setChosen('new')}>
      {m.addLocation()}
    </Button>
  )
  return (
    <>
      <ManageStaffHead>{add}</ManageStaffHead>
      <ListCard
        name="staff-links"
        label={m.locations()}
        list={list}
        query={links}
        count={(count) => rowCounts.locations({ count })}
        failure={m.couldNotLoadLocations()}
        search={m.findALocation()}
        empty={{
          title: m.noLocationsYet(),
          text: m.eachLocationHasItsOwnLink(),
        }}
        rowKey={({ id }) => id}
        item={(link) => <LinkRow link={link} onEdit={() => setChosen(link)} />}
      />
      {chosen && (
        <LinkDialog {...(chosen !== 'new' && { link: chosen })} onClose={() => setChosen(undefined)} />
      )}
    </>
  )
}
