import { MessagePeople } from '#domains/notifications/group-messages/MessageEntries.tsx'
import { PeopleScreen } from '#domains/people/PeopleScreen.tsx'
import { ReferenceFilter } from '#domains/structure/FilterSelects.tsx'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { departmentParts } from './departmentParts.tsx'
import { m } from './messages.ts'

const MoveStudentsDialog = lazyDialog(
  () => import('#domains/structure/students/MoveStudentsDialog.tsx'),
  'MoveStudentsDialog',
)

/** `/app/users`, put together from people and the structure they belong to. */
export const PeoplePage = () => (
  <PeopleScreen
    department={departmentParts}
    actsOnMatches={(filters) => <MessagePeople filters={filters} />}
    moreFilters={(list) => (
      <>
        <ReferenceFilter list={list} name="departmentId" label={m.department()} of="department" />
        <ReferenceFilter list={list} name="programmeId" label={m.programme()} of="programme" />
        <ReferenceFilter list={list} name="batchId" label={m.batch()} of="batch" />
      </>
    )}
    moveDialog={(props) => <MoveStudentsDialog {...props} />}
  />
)
