import type { StaffLink } from '@campanile/contract/staff-attendance/staff-links.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { counted } from '#lib/counted.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { LinkRow } from './LinkRow.tsx'
import { ManageHead } from './ManageHead.tsx'
import { staffQuery } from './staffQuery.ts'

const LinkDialog = lazyDialog(() => import('./LinkDialog.tsx'), 'LinkDialog')

const shape = { filters: [], sort: '' }

/** `/app/manage-attendance/links`: places where people check in. */
export function LinksScreen() {
  useDocumentTitle('Manage Staff Attendance')
  const list = useListView(shape)
  const { page, search } = staffQuery(list.view)
  const links = useRead('listStaffLinks', { page, search })
  const [chosen, setChosen] = useState<StaffLink | 'new'>()
  const total = links.data?.total
  const add = (
    <Button variant="primary" icon={<Plus size={15} aria-hidden="true" />} onClick={() => setChosen('new')}>
      Add place
    </Button>
  )
  return (
    <>
      <ManageHead>{add}</ManageHead>
      <Card aria-label="Places">
        <FilterBar count={total === undefined ? '' : counted(total, 'place')}>
          <ListSearch list={list} label="Find a place" />
        </FilterBar>
        <PagedList
          query={links}
          onPage={list.setPage}
          failure="We could not load the places"
          heading="h2"
          empty={
            search ? (
              <Empty
                kind="search"
                title={`Nothing matches “${search}”`}
                action={<Button onClick={list.clear}>Show all</Button>}
              />
            ) : (
              <Empty kind="none" title="No places yet">
                A place has a link of its own: a QR code on a screen, or in the campus network.
              </Empty>
            )
          }
        >
          {(rows) => (
            <ul className="divide-y divide-line">
              {rows.map((link) => (
                <LinkRow key={link.id} link={link} onEdit={() => setChosen(link)} />
              ))}
            </ul>
          )}
        </PagedList>
      </Card>
      {chosen && (
        <LinkDialog {...(chosen !== 'new' && { link: chosen })} onClose={() => setChosen(undefined)} />
      )}
    </>
  )
}
