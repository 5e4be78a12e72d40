import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { usePageParam } from '#lib/usePageParam.ts'
import { useRead, useReadNow } from '#lib/useRead.ts'
import { CardHead } from '#ui/CardHead.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { FindingItem } from './FindingItem.tsx'
import { m } from './messages.ts'
import { StateSwitch } from './StateSwitch.tsx'
import { useStateParam } from './useStateParam.ts'

const FindingsFrame = lazyDialog(() => import('./FindingsFrame.tsx'), 'FindingsFrame')

/** Shared devices, impossible sequences and moved scans, to review. */
export function Findings() {
  const [settled, setSettled] = useStateParam('findings')
  const [page, setPage] = usePageParam('findings-page')
  const query = { page, pageSize: 5, state: settled ? 'settled' : 'open' } as const
  const findings = useRead('listFindings', query)
  const readNow = useReadNow()
  const [chosen, setChosen] = useState<string>()
  return (
    <>
      <ListCard
        label={m.unusualCheckIns()}
        list={{ setPage }}
        query={findings}
        failure={m.couldNotLoadUnusualCheckIns()}
        empty={settled ? m.noReviewedCheckIns() : m.noUnusualCheckIns()}
        rowKey={({ id }) => id}
        head={
          <CardHead title={m.unusualCheckIns()} hint={m.whatUnusualCheckInsAre()}>
            <StateSwitch
              label={m.whichCheckIns()}
              settled={settled}
              onChange={setSettled}
              done={m.reviewed()}
            />
          </CardHead>
        }
      >
        {(items) => (
          <ul aria-label={m.unusualCheckIns()} className="divide-y divide-line px-5 pb-2 pt-1 max-sm:px-4">
            {items.map((finding) => (
              <FindingItem key={finding.id} finding={finding} onSettle={() => setChosen(finding.id)} />
            ))}
          </ul>
        )}
      </ListCard>
      {chosen && (
        <FindingsFrame
          opened={chosen}
          rows={findings.data?.items ?? []}
          pages={
            findings.data && {
              shown: findings.data,
              load: (page) => readNow('listFindings', { ...query, page }),
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
