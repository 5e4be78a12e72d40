import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { usePageParam } from '#lib/usePageParam.ts'
import { useRead, useReadNow } from '#lib/useRead.ts'
import { CardHead } from '#ui/CardHead.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { DisputeItem } from './DisputeItem.tsx'
import { m } from './messages.ts'
import { StateSwitch } from './StateSwitch.tsx'
import { useStateParam } from './useStateParam.ts'

const DisputesFrame = lazyDialog(() => import('./DisputesFrame.tsx'), 'DisputesFrame')

/** Disputes in the classes that the reader runs. */
export function Disputes() {
  const [settled, setSettled] = useStateParam('disputes')
  const [page, setPage] = usePageParam('disputes-page')
  const query = { page, pageSize: 5, state: settled ? 'decided' : 'open' } as const
  const disputes = useRead('listDisputes', query)
  const readNow = useReadNow()
  const [chosen, setChosen] = useState<string>()
  return (
    <>
      <ListCard
        label={m.disputes()}
        list={{ setPage }}
        query={disputes}
        failure={m.couldNotLoadDisputes()}
        empty={settled ? m.noDecidedDisputes() : m.noOpenDisputes()}
        rowKey={({ id }) => id}
        head={
          <CardHead title={m.disputes()} hint={m.studentsDisputeRecords()}>
            <StateSwitch
              label={m.whichDisputes()}
              settled={settled}
              onChange={setSettled}
              done={m.decided()}
            />
          </CardHead>
        }
      >
        {(items) => (
          <ul aria-label={m.disputes()} className="divide-y divide-line px-5 pb-2 pt-1 max-sm:px-4">
            {items.map((dispute) => (
              <DisputeItem key={dispute.id} dispute={dispute} onDecide={() => setChosen(dispute.id)} />
            ))}
          </ul>
        )}
      </ListCard>
      {chosen && (
        <DisputesFrame
          opened={chosen}
          rows={disputes.data?.items ?? []}
          pages={
            disputes.data && {
              shown: disputes.data,
              load: (page) => readNow('listDisputes', { ...query, page }),
              onPage: setPage,
            }
          }
          onOpen={setChosen}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}
