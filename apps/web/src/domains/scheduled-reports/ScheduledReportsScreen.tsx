import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { m } from './messages.ts'
import { ReportItem } from './ReportItem.tsx'

/** `/app/dashboard/scheduled-reports`: the reports that the reader set up or gets. */
export function ScheduledReportsScreen() {
  useDocumentTitle(m.title())
  const query = useRead('listScheduledReports', {}, { everyMinute: true })
  return (
    <>
      <BackLink to="/app/dashboard">{m.dashboard()}</BackLink>
      <PageHead title={m.title()} sub={m.about()} />
      <Card as="section" aria-label={m.title()} className="overflow-hidden">
        <Loaded query={query} failure={m.couldntLoad()} heading="h2">
          {({ items }) =>
            items.length === 0 ? (
              <Empty kind="none" title={m.none()} heading="h2">
                {m.noneYet()}
              </Empty>
            ) : (
              <ul className="divide-y divide-line">
                {items.map((report) => (
                  <ReportItem key={report.id} report={report} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
    </>
  )
}
