import { type DomainData, deleteRows } from '#domains/personal-data/table-data.ts'

export const mailData: DomainData = {
  mail_outbox: {
    person: 'person_id',
    export: { folder: 'notifications' },
    notExported: { sealed: 'The text of a message may contain links that sign somebody in.' },
    erase: [deleteRows('messages')],
  },
}
