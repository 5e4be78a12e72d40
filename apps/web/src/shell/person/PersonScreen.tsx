import type { PersonPage } from '@campanile/contract/insight/person-page.ts'
import type { Role } from '@campanile/contract/roles.ts'
import { Navigate, useParams } from 'react-router'
import { MessagePerson } from '#domains/notifications/group-messages/MessageEntries.tsx'
import { PersonHead } from '#domains/people/person/PersonHead.tsx'
import { personPath } from '#lib/personPath.ts'
import { fullName, useUser } from '#lib/session.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { LoadedPage } from '#ui/LoadedPage.tsx'
import { TabNav } from '#ui/TabNav.tsx'
import { departmentParts } from './departmentParts.tsx'
import { MoveStudent } from './MoveStudent.tsx'
import { m } from './messages.ts'
import { PersonPart } from './PersonPart.tsx'
import { type PersonTab, tabsFor } from './personTabs.ts'

const tabWords: Record<PersonTab, string> = {
  overview: m.overview(),
  attendance: m.attendance(),
  classes: m.classes(),
  requests: m.requests(),
  results: m.results(),
  pay: m.pay(),
  activity: m.activity(),
}

/** Admins write to anyone who can sign in, lecturers to students who are in their classes now. */
const canMessage = (viewer: { id: string; role: Role }, { id, account, classes }: PersonPage) =>
  viewer.role === 'admin'
    ? id !== viewer.id && (account?.status === 'active' || account?.status === 'invited')
    : classes.some(({ left }) => !left)

/** `/app/users/:personId`: everything about one person that the reader may see. */
export function PersonScreen() {
  const { personId = '', tab = 'overview' } = useParams()
  const viewer = useUser()
  const query = useRead('readPersonPage', { personId })
  const { data } = query
  useDocumentTitle(data ? fullName(data) : m.person())
  return (
    <LoadedPage query={query} failure={m.weCouldntLoadThePerson()}>
      {(data) => {
        const tabs = tabsFor(viewer.role, data.role)
        const shown = tabs.find((it) => it === tab)
        if (!shown) return <Navigate to={personPath(personId)} replace />
        const labelOf = (it: PersonTab) =>
          it === 'requests' && data.role !== 'student' ? m.leave() : tabWords[it]
        return (
          <>
            {viewer.role === 'admin' && <BackLink to="/app/users">{m.userManagement()}</BackLink>}
            <PersonHead
              page={data}
              department={departmentParts}
              batchAct={data.role === 'student' && data.account?.can.edit && <MoveStudent page={data} />}
              actions={canMessage(viewer, data) && <MessagePerson person={data} />}
            />
            <TabNav
              label={m.tabsOf({ name: fullName(data) })}
              tabs={tabs.map((it) => ({
                to: personPath(personId, it === 'overview' ? undefined : it),
                label: labelOf(it),
              }))}
            />
            <PersonPart key={`${personId} ${shown}`} page={data} tab={shown} />
          </>
        )
      }}
    </LoadedPage>
  )
}
