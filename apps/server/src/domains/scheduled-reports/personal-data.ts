import { secret } from '#domains/personal-data/reasons.ts'
import { type DomainData, deleteRows } from '#domains/personal-data/table-data.ts'

export const scheduledReportData: DomainData = {
  report_recipients: {
    person: 'person_id',
    export: { folder: 'scheduled-reports' },
    notExported: { stop_hash: secret },
    erase: [deleteRows('savedViews')],
  },
  scheduled_reports: {
    person: 'owner_id',
    export: { folder: 'scheduled-reports' },
    erase: [deleteRows('savedViews')],
    redact: ['name', 'params'],
  },
}
