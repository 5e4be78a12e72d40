import { programText } from '#domains/personal-data/reasons.ts'
import type { DomainData } from '#domains/personal-data/table-data.ts'

const aboutOthers = 'The values before and after a change can be about other people.'

export const auditData: DomainData = {
  // Erasing rewrites events in `sweepAudit`.
  audit_events: {
    person: 'actor_id',
    export: { folder: 'account' },
    notExported: { before: aboutOthers, after: aboutOthers, mentions: aboutOthers },
    namesNobody: { operation: programText, entity: programText, request_id: programText },
  },
}
