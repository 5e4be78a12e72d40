import { programText } from '#domains/personal-data/reasons.ts'
import { type DomainData, deleteRows } from '#domains/personal-data/table-data.ts'

export const savedViewData: DomainData = {
  saved_views: {
    person: 'person_id',
    export: { folder: 'account' },
    erase: [deleteRows('savedViews')],
    redact: ['name', 'search'],
    namesNobody: { list: programText, params: programText },
  },
}
