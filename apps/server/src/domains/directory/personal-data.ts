import { programText } from '#domains/personal-data/reasons.ts'
import { type DomainData, deleteRows } from '#domains/personal-data/table-data.ts'

export const directoryData: DomainData = {
  directory_people: {
    person: 'person_id',
    export: { folder: 'account' },
    key: ['account_id', 'person_id'],
    erase: [deleteRows('externalIds')],
    namesNobody: { external_id: programText },
  },
  directory_batches: { key: ['account_id', 'batch_id'], namesNobody: { external_id: programText } },
}
