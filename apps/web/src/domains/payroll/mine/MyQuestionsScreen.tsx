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
import { m } from './messages.ts'

/** `/app/my-payroll/questions`: my questions about payslips, and the answers. */
export function MyQuestionsScreen() {
  useDocumentTitle(m.myPayroll())
  const [page, setPage] = usePageParam('page')
  const { opened: named } = useOpenedParam('question')
  const questions = useRead('listMyPayQuestions', { page })
  return (
    <>
      <MyPayHead />
      <ListCard
        label={m.myQuestions()}
        rowsLabel={m.questions()}
        list={{ setPage }}
        query={questions}
        failure={m.weCouldntLoadYourQuestions()}
        empty={{ title: m.noQuestionsYet(), text: m.howToAsk() }}
        rowKey={({ id }) => id}
        item={(question) => (
          <QuestionCard question={question} title={question.line.label} isNamed={question.id === named}>
            <Link to={mySlipPath(question.payslipId)} className={buttonClass('ghost', 'md', '-ms-3')}>
              {m.seeThePayslip()}
            </Link>
          </QuestionCard>
        )}
      />
    </>
  )
}
