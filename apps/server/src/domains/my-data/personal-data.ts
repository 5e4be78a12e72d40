import { type DomainData, deleteRows } from '#domains/personal-data/table-data.ts'

const archive = 'It is needed only to find and decrypt the archive itself.'

export const dataExportData: DomainData = {
  data_exports: {
    person: 'person_id',
    export: { folder: 'account' },
    notExported: { file: archive, nonce: archive, tag: archive },
    erase: [deleteRows('exports', { files: ['file'] })],
  },
}
