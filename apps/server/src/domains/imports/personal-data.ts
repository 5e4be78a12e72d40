import { decidedByOthers, programText } from '#domains/personal-data/reasons.ts'
import { type DomainData, deleteRows } from '#domains/personal-data/table-data.ts'

const otherPeoples =
  'Lines that identify or refer to the person are deleted; the remaining ones identify others.'

export const importData: DomainData = {
  external_ids: {
    person: { where: "t.kind = 'person' and t.row_id = $me" },
    erase: [deleteRows('externalIds')],
  },
  imports: {
    notExported: { requested_by: decidedByOthers },
    redact: ['filename', 'problem', 'notes'],
    namesNobody: { file: programText, complete_kinds: programText, kinds: programText },
  },
  // Erasing deletes the person's lines in `deleteImportLines`.
  import_rows: {
    key: ['import_id', 'row_no'],
    redact: ['label', 'data', 'before', 'after', 'reason'],
    namesNobody: {
      file: programText,
      key: otherPeoples,
      alias: otherPeoples,
      refs: otherPeoples,
      seen: 'It is a digest of what a dry run showed.',
    },
  },
}
