import { Link } from 'react-router'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { usePageParam } from '#lib/usePageParam.ts'
import { useRead } from '#lib/useRead.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { mySlipPath } from '../payrollPaths.ts'
import { QuestionCard } from '../QuestionCard.tsx'
import { MyPayHead } from './MyPayHead.tsx'

/** `/app/my-payroll/questions`: what I asked about my payslips, and what was answered. */
export function MyQuestionsScreen() {
  useDocumentTitle('My Payroll')
  const [page, setPage] = usePageParam('page')
  const { opened: named } = useOpenedParam('question')
  const questions = useRead('listMyPayQuestions', { page })
  return (
    <>
      <MyPayHead />
      <Card aria-label="My questions">
        <PagedList
          query={questions}
          onPage={setPage}
          failure="We couldn’t load your questions"
          heading="h2"
          empty={
            <Empty kind="none" title="No questions yet">
              Open a payslip and press Ask beside a line.
            </Empty>
          }
        >
          {(rows) => (
            <ul aria-label="Questions" className="divide-y divide-line">
              {rows.map((question) => (
                <li key={question.id}>
                  <QuestionCard
                    question={question}
                    title={question.line.label}
                    isNamed={question.id === named}
                  >
                    <Link to={mySlipPath(question.payslipId)} className={buttonClass('ghost', 'md', '-ml-3')}>
                      See the payslip
                    </Link>
                  </QuestionCard>
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </Card>
    </>
  )
}
