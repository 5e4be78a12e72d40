import { decidedByOthers, institutionText, programText } from '#domains/personal-data/reasons.ts'
import { type DomainData, deleteRows, eraseText, keepRows } from '#domains/personal-data/table-data.ts'

export const payrollData: DomainData = {
  bank_details: {
    person: 'person_id',
    export: { folder: 'pay' },
    notExported: {
      sealed: 'The archive contains the account unsealed, in pay/bank_account.json.',
      changed_by: decidedByOthers,
    },
    erase: [deleteRows('bankAccount')],
  },
  pay_questions: {
    person: 'person_id',
    export: { folder: 'pay' },
    notExported: { answered_by: decidedByOthers },
    erase: [deleteRows('payQuestions')],
    redact: ['question', 'answer'],
  },
  pay_profiles: {
    person: 'person_id',
    export: { folder: 'pay' },
    erase: [keepRows('pay', { set: eraseText('note') })],
    redact: ['note'],
  },
  payslips: {
    person: 'person_id',
    export: {
      folder: 'pay',
      where: 't.pay_run_id in (select r.id from pay_runs r where r.approved_at is not null)',
    },
    erase: [keepRows('pay', { set: { person_name: '$name', person_number: 'null' } })],
  },
  pay_lines: {
    person: { where: 't.payslip_id in (select p.id from payslips p where p.person_id = $me)' },
    export: {
      folder: 'pay',
      where: `t.payslip_id in (select p.id from payslips p
        join pay_runs r on r.id = p.pay_run_id where r.approved_at is not null)`,
    },
    erase: [keepRows('pay')],
    namesNobody: { key: programText, label: programText, detail: programText, of_month: programText },
  },
  pay_run_people: {
    person: 'person_id',
    notExported: { person_id: 'It lists the people whose pay is still to be computed.' },
    erase: [keepRows('pay')],
  },
  pay_discrepancies: {
    person: 'person_id',
    notExported: {
      person_id: 'Working notes of a pay run; their outcome is in the payslips.',
      settled_by: decidedByOthers,
    },
    erase: [keepRows('pay', { set: eraseText('about', 'note') })],
    redact: ['about', 'note'],
    namesNobody: { subject: programText },
  },
  pay_runs: {
    notExported: {
      created_by: decidedByOthers,
      computed_by: decidedByOthers,
      approved_by: decidedByOthers,
      paid_by: decidedByOthers,
      locked_by: decidedByOthers,
      reversed_by: decidedByOthers,
    },
    redact: ['problem', 'reason'],
    namesNobody: {
      month: programText,
      currency: programText,
      items: institutionText,
      bank_file_digest: programText,
    },
  },
  pay_items: {
    namesNobody: {
      code: institutionText,
      name: institutionText,
      how: institutionText,
      employment_types: programText,
      first_month: programText,
      last_month: programText,
    },
  },
  pay_line_events: { namesNobody: { status: programText, days: programText } },
}
