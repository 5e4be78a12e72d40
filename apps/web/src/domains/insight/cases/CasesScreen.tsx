import { lazyDialog } from '#lib/lazyDialog.tsx'
import { withinLimits } from '#lib/listParams.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead } from '#lib/useRead.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { caseColumns } from './caseColumns.tsx'
import { m } from './messages.ts'

const CasePanel = lazyDialog(() => import('./CasePanel.tsx'), 'CasePanel')

const shape = { filters: ['state'], kept: ['state'], sort: '' }

/** `/app/dashboard/cases`: follow-up of students at risk. */
export function CasesScreen() {
  useDocumentTitle(m.casesOfStudentsAtRisk())
  const list = useListView(shape)
  const state = list.view.filters.state === 'closed' ? 'closed' : 'open'
  const cases = useRead('listStudentCases', { page: withinLimits(list.view).page, state })
  const { opened, open, close } = useOpenedParam('case')
  return (
    <>
      <BackLink to="/app/dashboard">{m.dashboard()}</BackLink>
      <PageHead title={m.casesOfStudentsAtRisk()} sub={m.aboutCases()} />
      <ListCard
        name="student-cases"
        label={m.cases()}
        list={list}
        query={cases}
        count={(count) => rowCounts.cases({ count })}
        failure={m.couldntLoadCases()}
        filters={[
          {
            name: 'state',
            label: m.state(),
            unset: m.allOpen(),
            options: [{ value: 'closed', label: m.closed() }],
          },
        ]}
        empty={{ kind: 'done', title: m.noCases(), text: m.noCasesYet() }}
        columns={caseColumns(useTimeFormat(), open)}
        rowKey={({ id }) => id}
      />
      {opened && <CasePanel key={opened} caseId={opened} onClose={close} />}
    </>
  )
}
