import type { ClassView } from '@campanile/contract/structure/structure-classes.ts'
import { api } from '#lib/api.ts'
import { useStructureChange } from '../structure.api.ts'

interface PeopleChange {
  lecturerIds?: string[]
  batchIds?: string[]
}

/** Changes who teaches a class and whom it is for, over the version that is shown. */
export function useClassPeople({ id: classId, version, lecturers, batches }: ClassView) {
  return useStructureChange((change: PeopleChange) =>
    api.updateClass({
      classId,
      version,
      lecturerIds: lecturers.map(({ id }) => id),
      batchIds: batches.map(({ id }) => id),
      ...change,
    }),
  )
}
