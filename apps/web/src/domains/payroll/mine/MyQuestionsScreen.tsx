import { Link } from 'react-router'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { usePageParam } from '#lib/usePageParam.ts'
import { useRead } from '#lib/useRead.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { ListCard } from '#ui/ListCard.tsx'
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
      <ListCard
        label="My questions"
        rowsLabel="Questions"
        list={{ setPage }}
        query={questions}
        failure="We couldn’t load your questions"
        empty={{ title: 'No questions yet', text: 'Open a payslip and press Ask beside a line.' }}
        rowKey={({ id }) => id}
        item={(question) => (
          <QuestionCard question={question} title={question.line.label} isNamed={question.id === named}>
            <Link to={mySlipPath(question.payslipId)} className={buttonClass('ghost', 'md', '-ms-3')}>
              See the payslip
            </Link>
          </QuestionCard>
        )}
      />
    </>
  )
}
