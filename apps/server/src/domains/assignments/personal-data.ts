import { decidedByOthers, institutionText, programText, storedFile } from '#domains/personal-data/reasons.ts'
import { type DomainData, deleteRows, eraseText, keepRows } from '#domains/personal-data/table-data.ts'

const ofOwnSubmission = {
  where: 't.submission_id in (select s.id from submissions s where s.student_id = $me)',
}

export const assignmentData: DomainData = {
  upload_pieces: {
    person: { where: 't.upload_id in (select u.id from uploads u where u.student_id = $me)' },
    erase: [deleteRows('coursework', { files: ['key'] })],
  },
  uploads: {
    person: 'student_id',
    notExported: { student_id: 'Uploads are deleted within hours; submitted files are in submission_files.' },
    erase: [deleteRows('coursework', { files: ['key'] })],
  },
  work_annotations: {
    person: {
      where: `t.file_id in (select f.id from submission_files f
        join submission_attempts a on a.id = f.attempt_id
        join submissions s on s.id = a.submission_id where s.student_id = $me)`,
    },
    export: {
      folder: 'assignments',
      // Like the feedback: once the mark is released and not withheld.
      where: `exists (select 1 from submission_files f
        join submission_attempts a on a.id = f.attempt_id
        join submissions s on s.id = a.submission_id
        join mark_sheets m on m.assignment_id = s.assignment_id
        join mark_entries e on e.sheet_id = m.id and e.student_id = s.student_id
        where f.id = t.file_id and e.released_at is not null and not e.withheld)`,
    },
    notExported: { created_by: decidedByOthers },
    erase: [deleteRows('coursework')],
    redact: ['text'],
  },
  work_previews: {
    person: {
      where: `t.source_key in (select f.key from submission_files f
        join submission_attempts a on a.id = f.attempt_id
        join submissions s on s.id = a.submission_id where s.student_id = $me)`,
    },
    erase: [deleteRows('coursework', { files: ['key'] })],
    namesNobody: { source_key: programText, key: programText },
  },
  work_similarities: {
    person: { where: 't.student_id = $me or t.other_id = $me' },
    notExported: {
      student_id: 'It compares the work of two people, and is computed from the submitted files.',
      other_id: 'It compares the work of two people, and is computed from the submitted files.',
    },
    erase: [deleteRows('coursework')],
  },
  feedback_comments: {
    person: 'person_id',
    export: { folder: 'assignments' },
    erase: [deleteRows('coursework')],
    redact: ['text'],
  },
  submission_files: {
    person: {
      where: `t.attempt_id in (select a.id from submission_attempts a
        join submissions s on s.id = a.submission_id where s.student_id = $me)`,
    },
    export: { folder: 'assignments', file: { key: 'key', name: 'name' } },
    notExported: { key: storedFile, sha256: storedFile },
    erase: [deleteRows('coursework', { files: ['key'] })],
  },
  assignment_feedback: {
    person: 'student_id',
    export: {
      folder: 'assignments',
      // Students see feedback once its mark is released and not withheld.
      where: `exists (select 1 from mark_sheets m join mark_entries e on e.sheet_id = m.id
        where m.assignment_id = t.assignment_id and e.student_id = t.student_id
          and e.released_at is not null and not e.withheld)`,
      file: { key: 'file_key', name: 'file_name' },
    },
    notExported: { file_key: storedFile, file_sha256: storedFile },
    erase: [deleteRows('coursework', { files: ['file_key'] })],
    key: ['assignment_id', 'student_id'],
    redact: ['text'],
  },
  assignment_reminders: {
    person: 'student_id',
    notExported: {
      student_id: 'It only records that a reminder was sent; the reminder itself is among the notifications.',
    },
    erase: [deleteRows('coursework')],
  },
  submission_attempts: {
    person: ofOwnSubmission,
    export: { folder: 'assignments' },
    erase: [keepRows('studies', { set: { reason: 'null' } })],
    redact: ['reason'],
    namesNobody: { receipt_code: programText },
  },
  submissions: {
    person: 'student_id',
    export: { folder: 'assignments' },
    erase: [keepRows('studies')],
    namesNobody: { receipt_code: programText },
  },
  late_decisions: {
    person: ofOwnSubmission,
    export: { folder: 'assignments' },
    notExported: { decided_by: decidedByOthers },
    erase: [keepRows('studies', { set: eraseText('reason') })],
    redact: ['reason'],
  },
  student_due_dates: {
    person: 'student_id',
    export: { folder: 'assignments' },
    notExported: { created_by: decidedByOthers, reversed_by: decidedByOthers },
    erase: [keepRows('studies')],
  },
  assignments: {
    notExported: { created_by: decidedByOthers },
    namesNobody: {
      title: institutionText,
      text: institutionText,
      rubric: institutionText,
      accepts: programText,
    },
  },
  assignment_files: {
    namesNobody: { key: programText, name: institutionText, type: programText, sha256: programText },
  },
}
