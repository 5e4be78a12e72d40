import { lastPage } from '#lib/listParams.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { Select } from '#ui/Select.tsx'
import { myPayrollPath } from '../payrollPaths.ts'
import { counted } from '../payWords.ts'
import { QuestionLink } from '../QuestionLink.tsx'
import { MyPayHead } from './MyPayHead.tsx'
import { MyPayslipRow } from './MyPayslipRow.tsx'
import { YearCard } from './YearCard.tsx'

const shape = { filters: ['year'], sort: '' }

function MyPayslips() {
  useDocumentTitle('My Payroll')
  const list = useListView(shape)
  const asked = list.view.filters.year
  const year = asked && /^2[01]\d\d$/.test(asked) ? Number(asked) : undefined
  const slips = useRead('listMyPayslips', { page: Math.min(list.view.page, lastPage), year })
  const { data } = slips
  const years = data?.years ?? []
  const shown = year ?? years[0]
  return (
    <>
      <MyPayHead />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-aside">
        <Card aria-label="My payslips">
          {years.length > 1 && (
            <FilterBar count={data ? counted(data.total, 'payslip') : ''}>
              <Select
                label="Year"
                prefix="Year"
                value={year === undefined ? 'all' : String(year)}
                onChange={(value) => list.setFilter('year', value === 'all' ? '' : value)}
                options={[
                  { value: 'all', label: 'All' },
                  ...years.map((it) => ({ value: String(it), label: String(it) })),
                ]}
              />
            </FilterBar>
          )}
          <PagedList
            query={slips}
            onPage={list.setPage}
            failure="We could not load your payslips"
            heading="h2"
            empty={
              <Empty kind="none" title={year ? `No payslips in ${year}` : 'No payslips yet'}>
                A payslip appears here once it is approved, and you are told.
              </Empty>
            }
          >
            {(rows) => (
              <ul aria-label="Payslips" className="divide-y divide-line">
                {rows.map((slip) => (
                  <MyPayslipRow key={slip.id} slip={slip} />
                ))}
              </ul>
            )}
          </PagedList>
        </Card>
        {shown !== undefined && <YearCard year={shown} />}
      </div>
    </>
  )
}

/** `/app/my-payroll`: my payslips of a year, the latest first, and what they come to. */
export const MyPayslipsScreen = () => (
  <QuestionLink to={`${myPayrollPath}/questions`}>
    <MyPayslips />
  </QuestionLink>
)
