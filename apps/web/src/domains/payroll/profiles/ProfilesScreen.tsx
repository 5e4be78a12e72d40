import { sheetFormats } from '@campanile/contract/documents.ts'
import { employmentTypes, employmentWords } from '@campanile/contract/roles.ts'
import { addressFor } from '#lib/api.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead } from '#lib/useRead.ts'
import { CountStrip } from '#ui/CountStrip.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { PayrollHead } from '../PayrollHead.tsx'
import { m } from './messages.ts'
import { paidPersonColumns } from './paidPersonColumns.tsx'
import { profilesQuery, profilesShape } from './profilesQuery.ts'

const PersonPanel = lazyDialog(() => import('./PersonPanel.tsx'), 'PersonPanel')

const employmentOptions = employmentTypes.map((value) => ({ value, label: employmentWords[value] }))

/** `/app/payroll/profiles`: people's pay, and people without a profile. */
export function ProfilesScreen() {
  useDocumentTitle(m.payrollManagement())
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
        label={m.peopleByPayProfile()}
        chosen={query.profile ?? ''}
        onChoose={(profile) => list.setFilter('profile', profile)}
        counts={[
          { value: '', label: m.people(), count: data && data.counts.with + data.counts.without },
          { value: 'with', label: m.withAProfile(), count: data?.counts.with, tone: 'ok' },
          { value: 'without', label: m.withoutAProfile(), count: data?.counts.without, tone: 'warn' },
        ]}
      />
      <ListCard
        name="pay-profiles"
        label={m.people()}
        rowsLabel={m.payProfiles()}
        list={list}
        query={profiles}
        count={(count) => rowCounts.people({ count })}
        failure={m.weCouldntLoadThePayProfiles()}
        search={m.findAPerson()}
        filters={[{ name: 'employment', label: m.employment(), options: employmentOptions }]}
        empty={{ title: m.noLecturersOrStaffYet() }}
        columns={paidPersonColumns(data?.currency ?? 'GBP', open)}
        rowKey={({ person }) => person.id}
      />
      {opened && <PersonPanel key={opened} personId={opened} onClose={close} />}
    </>
  )
}
