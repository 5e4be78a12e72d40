import { decidedByOthers, programText } from '#domains/personal-data/reasons.ts'
import type { DomainData } from '#domains/personal-data/table-data.ts'

export const erasureData: DomainData = {
  erasures: {
    notExported: {
      person_id: 'An erased person can no longer sign in; the report is for admins.',
      requested_by: decidedByOthers,
    },
    pseudonymised: ['person_id'],
    namesNobody: { items: programText },
  },
}
