import { institutionText, programText } from '#domains/personal-data/reasons.ts'
import type { DomainData } from '#domains/personal-data/table-data.ts'

export const rosterSourceData: DomainData = {
  roster_sources: {
    notExported: { responsible_id: 'It belongs to the institution; what the person did is in audit_events.' },
    pseudonymised: ['responsible_id'],
    namesNobody: {
      base_url: institutionText,
      token_url: institutionText,
      client_id: institutionText,
      client_secret: programText,
      scopes: programText,
    },
  },
  roster_syncs: { namesNobody: { result: programText, reason: programText } },
}
