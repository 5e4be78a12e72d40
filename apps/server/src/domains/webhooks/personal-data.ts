import { institutionText, programText } from '#domains/personal-data/reasons.ts'
import type { DomainData } from '#domains/personal-data/table-data.ts'

export const webhookData: DomainData = {
  webhooks: {
    notExported: { created_by: 'It belongs to the institution; what the person did is in audit_events.' },
    pseudonymised: ['created_by'],
    namesNobody: {
      name: institutionText,
      url: institutionText,
      events: programText,
      secret: programText,
      former_secret: programText,
    },
  },
  webhook_deliveries: { namesNobody: { type: programText, event: programText } },
}
