import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useRead, useReadNow } from '#lib/useRead.ts'
import { FindingItem } from './FindingItem.tsx'
import { m } from './messages.ts'
import { ReviewCard, useReviewList } from './ReviewCard.tsx'

const FindingsFrame = lazyDialog(() => import('./FindingsFrame.tsx'), 'FindingsFrame')

/** Shared devices, impossible sequences and moved scans, to review. */
export function Findings() {
  const list = useReviewList('findings')
  const query = { page: list.page, pageSize: 5, state: list.settled ? 'settled' : 'open' } as const
  const readNow = useReadNow()
  return (
    <ReviewCard
      list={list}
      query={useRead('listFindings', query)}
      load={(page) => readNow('listFindings', { ...query, page })}
      title={m.unusualCheckIns()}
      hint={m.whatUnusualCheckInsAre()}
      switchLabel={m.whichCheckIns()}
      settledLabel={m.reviewed()}
      failure={m.couldNotLoadUnusualCheckIns()}
      empty={list.settled ? m.noReviewedCheckIns() : m.noUnusualCheckIns()}
      item={(finding, onReview) => <FindingItem key={finding.id} finding={finding} onSettle={onReview} />}
      Frame={FindingsFrame}
    />
  )
}
