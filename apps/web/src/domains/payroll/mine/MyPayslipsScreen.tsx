import { lastPage } from '#lib/listParams.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { myPayrollPath } from '../payrollPaths.ts'
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
  const years = slips.data?.years ?? []
  const shown = year ?? years[0]
  return (
    <>
      <MyPayHead />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-aside">
        <ListCard
          name="my-payslips"
          label="My payslips"
          rowsLabel="Payslips"
          list={list}
          query={slips}
          unit={['payslip']}
          failure="We couldn’t load your payslips"
          filters={[
            {
              name: 'year',
              label: 'Year',
              options: years.map((it) => ({ value: String(it), label: String(it) })),
            },
          ]}
          empty={{
            title: 'No payslips yet',
            text: 'A payslip appears here once it is approved, and you’ll be notified.',
          }}
          rowKey={({ id }) => id}
          item={(slip) => <MyPayslipRow slip={slip} />}
        />
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
