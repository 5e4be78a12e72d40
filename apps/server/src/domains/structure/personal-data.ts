import { decidedByOthers, institutionText, programText } from '#domains/personal-data/reasons.ts'
import { type DomainData, keepRows } from '#domains/personal-data/table-data.ts'

const rolloverPlan = 'Ids of classes and lecturers, and names that the institution gives to its own things.'

export const structureData: DomainData = {
  enrolments: {
    person: 'student_id',
    export: { folder: 'studies' },
    erase: [keepRows('studies')],
  },
  batch_members: {
    person: 'student_id',
    export: { folder: 'studies' },
    erase: [keepRows('studies')],
  },
  class_lecturers: {
    person: 'lecturer_id',
    export: { folder: 'teaching' },
    pseudonymised: ['lecturer_id'],
  },
  past_class_lecturers: {
    person: 'lecturer_id',
    export: { folder: 'teaching' },
    pseudonymised: ['lecturer_id'],
  },
  removed_class_lecturers: {
    person: 'lecturer_id',
    export: { folder: 'teaching' },
    pseudonymised: ['lecturer_id'],
  },
  class_materials: { namesNobody: { items: institutionText } },
  batches: { namesNobody: { code: institutionText } },
  courses: { namesNobody: { code: institutionText, title: institutionText } },
  departments: { namesNobody: { name: institutionText } },
  holidays: { namesNobody: { name: institutionText } },
  programmes: { namesNobody: { name: institutionText } },
  rooms: { namesNobody: { name: institutionText, network: institutionText } },
  terms: { namesNobody: { name: institutionText } },
  term_rollovers: {
    notExported: { created_by: decidedByOthers },
    pseudonymised: ['created_by'],
    namesNobody: { plan: rolloverPlan, result: programText },
  },
}
