import { decidedByOthers, institutionText, secret } from '#domains/personal-data/reasons.ts'
import { type DomainData, eraseText, keepRows } from '#domains/personal-data/table-data.ts'

export const resultData: DomainData = {
  mark_entries: {
    person: 'student_id',
    export: { folder: 'results', where: 't.released_at is not null and not t.withheld' },
    notExported: { entered_by: decidedByOthers, comment: 'Comments on marks are only for markers.' },
    erase: [keepRows('studies', { set: { comment: 'null', ...eraseText('withheld_reason') } })],
    key: ['sheet_id', 'student_id'],
    redact: ['comment', 'withheld_reason'],
  },
  mark_changes: {
    person: 'student_id',
    notExported: { student_id: 'The history of marks includes unpublished ones.', by: decidedByOthers },
    erase: [keepRows('studies', { set: eraseText('reason') })],
    redact: ['reason'],
    namesNobody: { plan: 'It is a digest of an import.' },
  },
  verifications: {
    person: 'student_id',
    export: { folder: 'results', where: 'not t.is_draft' },
    notExported: {
      code_hash: secret,
      content_hash: secret,
      issued_by: decidedByOthers,
      revoked_by: decidedByOthers,
    },
    erase: [
      keepRows('transcripts', {
        set: {
          name: '$name',
          detail: 'null',
          facts:
            "jsonb_set(jsonb_set(t.facts, '{student,name}', to_jsonb($name), false), '{student,number}', 'null', false)",
          ...eraseText('revoked_reason'),
        },
      }),
    ],
    redact: ['name', 'detail', 'facts', 'shown', 'revoked_reason'],
  },
  mark_sheets: { notExported: { submitted_by: decidedByOthers, published_by: decidedByOthers } },
  grade_bands: { namesNobody: { letter: institutionText } },
  grade_schemes: { namesNobody: { name: institutionText } },
}
