import { CoverRequests } from '#domains/leave/covers/CoverRequests.tsx'
import { StructureHead } from '#domains/structure/StructureHead.tsx'
import { SessionRequestList } from '#domains/timetable/requests/SessionRequestList.tsx'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { PageHead } from '#ui/PageHead.tsx'

/** `/app/classes/session-requests`: an admin decides what lecturers request. */
export const SessionRequestsPage = () => (
  <>
    <StructureHead sub="Sessions that lecturers request to move or cancel." />
    <SessionRequestList />
  </>
)

/** `/app/schedule/requests`: a lecturer's own requests, and sessions that colleagues ask them to cover. */
export function MySessionRequestsPage() {
  useDocumentTitle('Session requests')
  return (
    <>
      <BackLink to="/app/schedule">Schedule</BackLink>
      <PageHead title="Session requests" sub="Changes you requested, and sessions to cover for colleagues." />
      <div className="grid gap-5">
        <CoverRequests />
        <SessionRequestList />
      </div>
    </>
  )
}
