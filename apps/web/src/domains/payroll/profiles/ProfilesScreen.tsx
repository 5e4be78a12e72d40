import { sheetFormats } from '@campanile/contract/documents.ts'
import { employmentTypes, employmentWords } from '@campanile/contract/roles.ts'
import { addressFor } from '#lib/api.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CountStrip } from '#ui/CountStrip.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { FilterSelect, ListFilters } from '../ListFilters.tsx'
import { PayrollHead } from '../PayrollHead.tsx'
import { PersonItem } from './PersonItem.tsx'
import { personColumns } from './personColumns.tsx'
import { profilesQuery, profilesShape } from './profilesQuery.ts'

const PersonPanel = lazyDialog(() => import('./PersonPanel.tsx'), 'PersonPanel')

const people = ['person', 'people'] as const
const employmentOptions = employmentTypes.map((value) => ({ value, label: employmentWords[value] }))

/** `/app/payroll/profiles`: who is paid how much, and who has no profile yet. */
export function ProfilesScreen() {
  useDocumentTitle('Payroll Management')
  const list = useListView(profilesShape)
  const query = profilesQuery(list.view)
  const profiles = useRead('listPayProfiles', query)
  const { opened, open, close } = useOpenedParam('person')
  const { page: _page, sort: _sort, ...narrowing } = query
  const { data } = profiles
  return (
    <>
      <PayrollHead>
        <ExportMenu
          formats={sheetFormats}
          address={(format) => addressFor('exportPayProfiles', { ...narrowing, format })}
        />
      </PayrollHead>
      <CountStrip
        label="People by pay profile"
        chosen={query.profile ?? ''}
        onChoose={(profile) => list.setFilter('profile', profile)}
        counts={[
          { value: '', label: 'People', count: data && data.counts.with + data.counts.without },
          { value: 'with', label: 'With a profile', count: data?.counts.with, tone: 'ok' },
          { value: 'without', label: 'Without one', count: data?.counts.without, tone: 'warn' },
        ]}
      />
      <Card aria-label="People">
        <ListFilters list={list} label="Find a person" total={data?.total} unit={people}>
          <FilterSelect list={list} name="employment" label="Employment" options={employmentOptions} />
        </ListFilters>
        <PagedList
          query={profiles}
          onPage={list.setPage}
          failure="We could not load the pay profiles"
          heading="h2"
          empty={
            <Empty
              kind={list.narrowed ? 'search' : 'none'}
              title={list.narrowed ? 'Nobody fits these filters' : 'No lecturers or staff yet'}
              action={list.narrowed && <Button onClick={list.clear}>Clear filters</Button>}
            />
          }
        >
          {(rows, stale) => (
            <DataTable
              label="Pay profiles"
              columns={personColumns(data?.currency ?? 'GBP', open)}
              rows={rows}
              rowKey={({ person }) => person.id}
              sort={list.view.sort}
              onSort={list.sortBy}
              stale={stale}
              item={(row) => (
                <PersonItem row={row} currency={data?.currency ?? 'GBP'} onOpen={() => open(row.person.id)} />
              )}
            />
          )}
        </PagedList>
      </Card>
      {opened && <PersonPanel key={opened} personId={opened} onClose={close} />}
    </>
  )
}
