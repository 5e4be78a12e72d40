import { documentFormats } from '@campanile/contract/documents.ts'
import type { Person } from '@campanile/contract/people/people.ts'
import { FileUp, Mail, UserPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useFlagParam } from '#lib/useFlagParam.ts'
import { type ListControl, useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import type { DepartmentParts } from './departmentParts.ts'
import { FaceReviews } from './FaceReviews.tsx'
import { m } from './messages.ts'
import { PeopleList } from './PeopleList.tsx'
import { chosenPeople, peopleQuery, peopleShape } from './peopleQuery.ts'
import type { PersonAct } from './personAct.ts'
import type { SelectionOffer } from './selected/selectionOffers.ts'

const CreatePersonDialog = lazyDialog(() => import('./CreatePersonDialog.tsx'), 'CreatePersonDialog')
const SelectedActDialog = lazyDialog(() => import('./selected/SelectedActDialog.tsx'), 'SelectedActDialog')
const PersonActDialog = lazyDialog(() => import('./PersonActDialog.tsx'), 'PersonActDialog')

interface MoveDialogProps {
  personIds: string[]
  onDone: () => void
  onClose: () => void
}

interface PeopleScreenProps {
  /** Filters of other domains. */
  moreFilters: (list: ListControl) => ReactNode
  department: DepartmentParts
  /** Moves students to a batch. */
  moveDialog: (props: MoveDialogProps) => ReactNode
  /** Actions of other domains on the matching people. */
  actsOnMatches: (filters: Omit<ReturnType<typeof chosenPeople>, 'sort'>) => ReactNode
}

interface SelectionChoice extends SelectionOffer {
  clear: () => void
}

/** `/app/users`: everyone with an account or an invitation. */
export function PeopleScreen({ moreFilters, department, moveDialog, actsOnMatches }: PeopleScreenProps) {
  useDocumentTitle(m.userManagement())
  const list = useListView(peopleShape)
  const query = peopleQuery(list.view)
  const people = useRead('listPeople', query)
  const { sort: _, ...matching } = chosenPeople(query)
  const [creating, setCreating] = useFlagParam('new')
  const [chosen, setChosen] = useState<{ act: PersonAct; person: Person }>()
  const [selection, setSelection] = useState<SelectionChoice>()
  const closeSelection = () => setSelection(undefined)
  return (
    <>
      <PageHead title={m.userManagement()} sub={m.whoIsListed()}>
        <Link to="/app/users/imports" className={buttonClass()}>
          <FileUp size={15} aria-hidden="true" />
          {m.import()}
        </Link>
        <Link to="/app/users/mail" className={buttonClass()}>
          <Mail size={15} aria-hidden="true" />
          {m.outgoingMail()}
        </Link>
        {actsOnMatches(matching)}
        <ExportMenu
          formats={documentFormats}
          address={(format) => addressFor('exportPeople', { ...chosenPeople(query), format })}
          scheduled={{ report: 'exportPeople', input: chosenPeople(query), name: m.people() }}
        />
        <Button
          variant="primary"
          icon={<UserPlus size={15} aria-hidden="true" />}
          onClick={() => setCreating(true)}
        >
          {m.addUser()}
        </Button>
      </PageHead>
      <FaceReviews />
      <PeopleList
        list={list}
        people={people}
        moreFilters={moreFilters(list)}
        onAct={(act, person) => setChosen({ act, person })}
        onSelectionAct={(offer, clear) => setSelection({ ...offer, clear })}
      />
      {creating && (
        <CreatePersonDialog departmentField={department.field} onClose={() => setCreating(false)} />
      )}
      {selection?.act === 'move'
        ? moveDialog({
            personIds: selection.people.map(({ id }) => id),
            onDone: selection.clear,
            onClose: closeSelection,
          })
        : selection && (
            <SelectedActDialog
              act={selection.act}
              people={selection.people}
              department={department}
              onDone={selection.clear}
              onClose={closeSelection}
            />
          )}
      {chosen && <PersonActDialog {...chosen} department={department} onClose={() => setChosen(undefined)} />}
    </>
  )
}
