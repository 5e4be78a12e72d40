import type { ImportKind } from '@campanile/contract/imports/imports.ts'
import type { Transaction } from '#db/database.ts'
import type { MemberChanges } from '#domains/structure/class-notices.rules.ts'
import { notifyOfClassPeople } from '#domains/structure/class-notices.service.ts'
import type { Platform } from '#platform/platform.ts'
import { type ChangedMember, listChangedMembers } from './import-notices.repo.ts'
import { type ImportRecord, joiningLists } from './imports.repo.ts'

/** Notifies the students and lecturers whose classes an import or its rollback has changed, once per person. */
export async function notifyOfImportedPeople(
  { clock }: Platform,
  tx: Transaction,
  { id, requestedBy }: ImportRecord,
  via: 'import' | 'rollback',
): Promise<void> {
  const members = await joiningLists(tx.db, () => listChangedMembers(tx.db, id, via))
  await notifyOfClassPeople({ clock, actor: { id: requestedBy } }, tx, {
    students: memberChanges(members, 'enrolment'),
    lecturers: memberChanges(members, 'lecturer'),
    via,
    newcomers: new Set(members.filter(({ isNew }) => isNew).map(({ personId }) => personId)),
  })
}

const memberChanges = (members: readonly ChangedMember[], wanted: ImportKind): MemberChanges => {
  const own = members.filter(({ kind }) => kind === wanted)
  return { joined: own.filter(({ joins }) => joins), left: own.filter(({ joins }) => !joins) }
}
