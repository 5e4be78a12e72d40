import { institutionText, programText } from '#domains/personal-data/reasons.ts'
import type { DomainData } from '#domains/personal-data/table-data.ts'

export const serviceAccountData: DomainData = {
  service_accounts: {
    notExported: { responsible_id: 'It belongs to the institution; what the person did is in audit_events.' },
    pseudonymised: ['responsible_id'],
    namesNobody: { name: institutionText, scopes: programText },
  },
  service_tokens: { namesNobody: { start: programText } },
}
