import type { RubricResult } from '@campanile/contract/assignments/rubric.ts'
import type { MyAssignmentSummary } from '@campanile/contract/assignments/submissions.ts'
import { markStateWords } from '@campanile/contract/results/result-words.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { AttachmentList } from '#ui/AttachmentList.tsx'
import { Card } from '#ui/Card.tsx'
import { penaltyIn } from '../lateWords.ts'
import { isZero, markWords } from '../marks.ts'
import { m } from './messages.ts'

interface ReturnedCardProps {
  returned: NonNullable<MyAssignmentSummary['returned']>
  assignment: Pick<MyAssignmentSummary, 'maxMark' | 'decision'>
}

/** The mark before and after the penalty, with the lecturer's feedback. */
export function ReturnedCard({ returned, assignment }: ReturnedCardProps) {
  const { dateTime } = useTimeFormat()
  const { mark, state, penalty, finalMark, feedback, feedbackFile, rubric, returnedAt } = returned
  const { maxMark, decision } = assignment
  return (
    <Card aria-labelledby="returned" className="p-5 max-sm:p-4">
      <h2 id="returned" className="text-sm text-ink-3">
        {m.yourMark()}
      </h2>
      {finalMark === null ? (
        <p className="text-2xl font-title">{markStateWords[state]}</p>
      ) : (
        <p className="tnum text-4xl font-title">
          {m.finalMark({
            mark: markWords(finalMark),
            maxMark: markWords(maxMark),
            span: (text) => <span className="text-lg font-normal text-ink-3">{text}</span>,
          })}
        </p>
      )}
      {mark !== null && (!isZero(penalty) || decision) && (
        <p className="tnum mt-1 text-sm text-ink-2">
          {m.beforeLateness({
            mark: markWords(mark),
            ...penaltyIn(penalty),
            decision: decision ?? 'none',
          })}
        </p>
      )}
      {feedback && (
        <p className="mt-4 max-w-[68ch] whitespace-pre-line break-words border-s-2 border-brand-line ps-4 text-base leading-[1.45rem] text-ink">
          {feedback}
        </p>
      )}
      {rubric.length > 0 && <ReturnedRubric results={rubric} />}
      {feedbackFile && (
        <div className="mt-4">
          <AttachmentList label={m.annotatedWork()} attachments={[feedbackFile]} />
        </div>
      )}
      <p className="tnum mt-3 text-xs text-ink-3">{m.returnedDateTime({ dateTime: dateTime(returnedAt) })}</p>
    </Card>
  )
}

/** The composition of the mark, by criterion. */
const ReturnedRubric = ({ results }: { results: readonly RubricResult[] }) => (
  <section aria-label={m.rubric()} className="mt-4">
    <h3 className="text-sm font-label">{m.rubric()}</h3>
    <ul className="mt-1 divide-y divide-line">
      {results.map(({ criterionId, criterion, level, description, points, of }) => (
        <li key={criterionId} className="flex items-start gap-3 py-2 text-sm">
          <span className="min-w-0 flex-1 break-words">
            <span className="block font-label">{criterion}</span>
            <span className="block text-ink-2">{level}</span>
            {description && <span className="block text-xs text-ink-3">{description}</span>}
          </span>
          <span className="tnum whitespace-nowrap text-ink-2">
            {m.pointsOfMaximum({
              points: markWords(points),
              maxPoints: markWords(of),
              strong: (text) => <b className="font-label text-ink">{text}</b>,
            })}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
