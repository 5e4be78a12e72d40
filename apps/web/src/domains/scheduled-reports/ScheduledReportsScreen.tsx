import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { m } from './messages.ts'
import { ReportItem } from './ReportItem.tsx'

/** `/app/dashboard/scheduled-reports`: the reports that the reader set up or gets. */
export function ScheduledReportsScreen() {
  useDocumentTitle(m.title())
  const { data, error, refetch } = useRead('listScheduledReports', {}, { everyMinute: true })
  return (
    <>
      <BackLink to="/app/dashboard">{m.dashboard()}</BackLink>
      <PageHead title={m.title()} sub={m.about()} />
      {!data && error && <LoadFailed title={m.couldntLoad()} error={error} onRetry={refetch} />}
      <Card as="section" aria-label={m.title()} className="overflow-hidden">
        {!data && !error && <SkeletonList />}
        {data?.items.length === 0 && (
          <Empty kind="none" title={m.none()} heading="h2">
            {m.noneYet()}
          </Empty>
        )}
        {data && data.items.length > 0 && (
          <ul className="divide-y divide-line">
            {data.items.map((report) => (
              <ReportItem key={report.id} report={report} />
            ))}
          </ul>
        )}
      </Card>
    </>
  )
}
