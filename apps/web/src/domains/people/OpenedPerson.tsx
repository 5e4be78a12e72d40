import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead } from '#lib/useRead.ts'

const EditPersonDialog = lazyDialog(() => import('./EditPersonDialog.tsx'), 'EditPersonDialog')

/** The person whom a link names, as the search does: `?person=`. */
export function OpenedPerson() {
  const { opened, close } = useOpenedParam('person')
  const person = useRead('readPerson', opened === null ? null : { personId: opened }, {
    once: true,
    version: 'form',
  })
  if (!opened || !person.data?.can.edit) return null
  return <EditPersonDialog key={opened} person={person.data} onClose={close} />
}
