import type { MyPayslip } from '@campanile/contract/payroll/my-pay.ts'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { lastPage } from '#lib/listParams.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { myPayrollPath, mySlipPath } from '../payrollPaths.ts'
import { QuestionLink } from '../QuestionLink.tsx'
import { SlipLine } from '../slip/SlipLine.tsx'
import { MyPayHead } from './MyPayHead.tsx'
import { m } from './messages.ts'
import { YearCard } from './YearCard.tsx'

const shape = { filters: ['year'], sort: '' }

function MyPayslips() {
  useDocumentTitle(m.myPayroll())
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
          label={m.myPayslips()}
          rowsLabel={m.payslips()}
          list={list}
          query={slips}
          count={(count) => rowCounts.payslips({ count })}
          failure={m.weCouldntLoadYourPayslips()}
          filters={[
            {
              name: 'year',
              label: m.year(),
              options: years.map((it) => ({ value: String(it), label: String(it) })),
            },
          ]}
          empty={{
            title: m.noPayslipsYet(),
            text: m.payslipsAppearOnceApproved(),
          }}
          rowKey={({ id }) => id}
          item={(slip) => <MyPayslipRow slip={slip} />}
        />
        {shown !== undefined && <YearCard year={shown} />}
      </div>
    </>
  )
}

/** `/app/my-payroll`: my payslips of a year, the latest first, and their totals. */
export const MyPayslipsScreen = () => (
  <QuestionLink to={`${myPayrollPath}/questions`}>
    <MyPayslips />
  </QuestionLink>
)

/** One of my payslips, with a link to its lines. */
const MyPayslipRow = ({ slip }: { slip: MyPayslip }) => (
  <Link
    to={mySlipPath(slip.id)}
    className="flex items-center gap-4 px-5 py-3.5 hover:bg-hover focus-visible:-outline-offset-2 max-sm:px-4"
  >
    <SlipLine slip={slip} />
    <ChevronRight size={16} className="shrink-0 text-ink-3" aria-hidden="true" />
  </Link>
)
