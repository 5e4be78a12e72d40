import { CoverRequests } from '#domains/leave/covers/CoverRequests.tsx'
import { StructureHead } from '#domains/structure/StructureHead.tsx'
import { SessionRequestList } from '#domains/timetable/requests/SessionRequestList.tsx'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { m } from './messages.ts'

/** `/app/classes/session-requests`: an admin decides what lecturers request. */
export const SessionRequestsPage = () => (
  <>
    <StructureHead sub={m.aboutSessionRequests()} />
    <SessionRequestList />
  </>
)

/** `/app/schedule/requests`: a lecturer's own requests, and sessions that colleagues ask them to cover. */
export function MySessionRequestsPage() {
  useDocumentTitle(m.sessionRequests())
  return (
    <>
      <BackLink to="/app/schedule">{m.schedule()}</BackLink>
      <PageHead title={m.sessionRequests()} sub={m.aboutLecturerRequests()} />
      <div className="grid gap-5">
        <CoverRequests />
        <SessionRequestList />
      </div>
    </>
  )
}
