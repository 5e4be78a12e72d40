import type { OperationOutput } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { useState } from 'react'
import { asId } from '#lib/asId.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { type ListView, oneOf, withinLimits } from '#lib/listParams.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead, useReadNow } from '#lib/useRead.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { CountStrip } from '#ui/CountStrip.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { hidden } from '#ui/hidden.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { RemovableChip } from '#ui/RemovableChip.tsx'
import { PayrollHead } from '../PayrollHead.tsx'
import { QuestionCard } from '../QuestionCard.tsx'
import { m } from './messages.ts'

const SlipPanel = lazyDialog(() => import('../slip/SlipPanel.tsx'), 'SlipPanel')
const QuestionsFrame = lazyDialog(() => import('./QuestionsFrame.tsx'), 'QuestionsFrame')

const states = ['open', 'answered'] as const
const shape = { filters: ['state', 'run', 'slip'], sort: '' }

const queryOf = ({ page, search, filters }: ListView) => ({
  page: withinLimits({ page, search }).page,
  state: oneOf(states, filters.state),
  payRunId: asId(filters.run),
  payslipId: asId(filters.slip),
})

/** The open questions, which come first on a list with all of them. */
const answerable = <List extends OperationOutput<Operations['listPayQuestions']>>(list: List) => ({
  ...list,
  items: list.items.filter(({ can }) => can.answer),
  total: list.counts.open,
})

/** `/app/payroll/questions`: people's questions about their payslips, open ones first. */
export function QuestionsScreen() {
  useDocumentTitle(m.payrollManagement())
  const list = useListView(shape)
  const query = queryOf(list.view)
  const questions = useRead('listPayQuestions', query)
  const readNow = useReadNow()
  const toAnswer = questions.data && answerable(questions.data)
  const { opened, open, close } = useOpenedParam('payslip')
  const { opened: named } = useOpenedParam('question')
  const [answering, setAnswering] = useState<string>()
  const counts = questions.data?.counts
  const narrowedTo = query.payslipId ? m.onlyOnePayslip() : query.payRunId ? m.onlyOnePayRun() : undefined
  return (
    <>
      <PayrollHead />
      <CountStrip
        label={m.questionsByState()}
        chosen={query.state ?? ''}
        onChoose={(state) => list.setFilter('state', state)}
        counts={[
          { value: '', label: m.all(), count: counts && counts.open + counts.answered },
          { value: 'open', label: m.open(), count: counts?.open, tone: 'warn' },
          { value: 'answered', label: m.answered(), count: counts?.answered, tone: 'ok' },
        ]}
      />
      <ListCard
        name="pay-questions"
        label={m.questions()}
        list={list}
        query={questions}
        count={(count) => rowCounts.questions({ count })}
        failure={m.weCouldntLoadTheQuestions()}
        moreFilters={
          narrowedTo && (
            <RemovableChip onRemove={() => list.setFilters({ run: '', slip: '' })}>
              {narrowedTo}
            </RemovableChip>
          )
        }
        empty={{
          kind: 'done',
          title: m.noQuestions(),
          text: m.questionsAppearHere(),
        }}
        rowKey={({ id }) => id}
        item={(question) => (
          <QuestionCard
            question={question}
            lead={
              <Avatar name={question.person.name} profileImage={question.person.profileImage} size={32} />
            }
            title={<PersonLink personId={question.person.id} name={question.person.name} />}
            isNamed={question.id === named}
          >
            {question.can.answer && (
              <Button variant="primary" onClick={() => setAnswering(question.id)}>
                {m.answerPersonButton({
                  name: question.person.name,
                  span: hidden,
                })}
              </Button>
            )}
            <Button variant="ghost" onClick={() => open(question.payslipId)}>
              {m.payslipOfPerson({
                name: question.person.name,
                span: hidden,
              })}
            </Button>
          </QuestionCard>
        )}
      />
      {answering && (
        <QuestionsFrame
          opened={answering}
          rows={toAnswer?.items ?? []}
          pages={
            toAnswer && {
              shown: toAnswer,
              load: async (page) => answerable(await readNow('listPayQuestions', { ...query, page })),
              onPage: list.setPage,
            }
          }
          onOpen={setAnswering}
          onPayslip={open}
          onClose={() => setAnswering(undefined)}
        />
      )}
      {opened && <SlipPanel key={opened} payslipId={opened} onClose={close} />}
    </>
  )
}
