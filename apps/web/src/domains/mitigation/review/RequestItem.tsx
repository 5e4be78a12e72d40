import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { MitigationChip } from '../MitigationChip.tsx'
import { subjectOf } from '../mitigationWords.ts'
import { RequestActions, type RequestActs } from './RequestActions.tsx'

/** A request as a card, on a phone. */
export function RequestItem({ request, ...acts }: RequestActs & { request: MitigationRequest }) {
  const { date } = useTimeFormat()
  return (
    <ListItem
      lead={<Avatar name={request.studentName} size={34} />}
      title={request.studentName}
      chip={<MitigationChip {...request} />}
      essence={request.title}
      meta={
        <>
          <span className="tnum block">
            {[subjectOf(request), date(request.requestDate)].filter(Boolean).join(' · ')}
          </span>
          <span className="mt-2 flex">
            <RequestActions request={request} {...acts} />
          </span>
        </>
      }
    />
  )
}
