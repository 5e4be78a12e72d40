import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useRead, useReadNow } from '#lib/useRead.ts'
import { DisputeItem } from './DisputeItem.tsx'
import { m } from './messages.ts'
import { ReviewCard, useReviewList } from './ReviewCard.tsx'

const DisputesFrame = lazyDialog(() => import('./DisputesFrame.tsx'), 'DisputesFrame')

/** Disputes in the classes that the reader runs. */
export function Disputes() {
  const list = useReviewList('disputes')
  const query = { page: list.page, pageSize: 5, state: list.settled ? 'decided' : 'open' } as const
  const readNow = useReadNow()
  return (
    <ReviewCard
      list={list}
      query={useRead('listDisputes', query)}
      load={(page) => readNow('listDisputes', { ...query, page })}
      title={m.disputes()}
      hint={m.studentsDisputeRecords()}
      switchLabel={m.whichDisputes()}
      settledLabel={m.decided()}
      failure={m.couldNotLoadDisputes()}
      empty={list.settled ? m.noDecidedDisputes() : m.noOpenDisputes()}
      item={(dispute, onReview) => <DisputeItem key={dispute.id} dispute={dispute} onDecide={onReview} />}
      Frame={DisputesFrame}
    />
  )
}
