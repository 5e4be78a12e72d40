import { Link } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { CardLink } from '#ui/CardLink.tsx'
import { Empty } from '#ui/Empty.tsx'
import { hidden } from '#ui/hidden.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { MitigationChip } from '../MitigationChip.tsx'
import { subjectOf } from '../mitigationWords.ts'
import { m } from './messages.ts'

const path = '/app/mitigation'

/** A student's last request and its status, on the dashboard. */
export function RequestNews() {
  const { date } = useTimeFormat()
  const query = useRead('listMyMitigation', { page: 1, pageSize: 3 })
  const { data } = query
  return (
    <Card aria-labelledby="my-requests-news" className="overflow-hidden">
      <CardHead id="my-requests-news" title={m.myRequests()}>
        <CardLink to={data?.items.length === 0 ? path : `${path}?tab=mine`}>
          {data?.items.length === 0 ? m.newRequest() : m.allRequests({ span: hidden })}
        </CardLink>
      </CardHead>
      <Loaded query={query} failure={m.weCouldntLoadYourRequests()}>
        {(data) =>
          data.items.length === 0 ? (
            <Empty kind="none" heading="h3" title={m.noRequestsYet()}>
              {m.requestMitigationIfKeptFromWork()}
            </Empty>
          ) : (
            <ul className="divide-y divide-line pb-1 pt-1.5">
              {data.items.map((request) => (
                <li key={request.id}>
                  <Link
                    to={`${path}?tab=mine&request=${request.id}`}
                    className="group flex items-start gap-3 px-5 py-3 hover:bg-hover focus-visible:-outline-offset-2 max-sm:px-4"
                  >
                    <span className="min-w-0 flex-1">
                      <span className="block break-words text-base font-label group-hover:underline">
                        {request.title}
                      </span>
                      <span className="tnum block text-sm text-ink-3">
                        {[subjectOf(request), date(request.requestDate)].filter(Boolean).join(' · ')}
                      </span>
                    </span>
                    <MitigationChip {...request} />
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}
