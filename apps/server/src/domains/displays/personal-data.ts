import { secret } from '#domains/personal-data/reasons.ts'
import { type DomainData, deleteRows } from '#domains/personal-data/table-data.ts'

const unattended = 'It belongs to a screen on which nobody is signed in, and is deleted within minutes.'

export const displayData: DomainData = {
  displays: {
    person: 'paired_by',
    export: { folder: 'account' },
    notExported: { token_hash: secret },
    erase: [deleteRows('access')],
  },
  display_pairings: { namesNobody: { address: unattended, user_agent: unattended } },
}
