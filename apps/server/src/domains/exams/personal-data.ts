import { institutionText } from '#domains/personal-data/reasons.ts'
import { type DomainData, deleteRows, eraseText, keepRows } from '#domains/personal-data/table-data.ts'

const published = 't.exam_id in (select x.id from exams x where x.published_at is not null)'

export const examData: DomainData = {
  exam_seats: {
    person: 'student_id',
    export: {
      folder: 'exams',
      where: published,
    },
    erase: [deleteRows('examSeats')],
  },
  exam_deferrals: {
    person: 'student_id',
    export: { folder: 'exams' },
    erase: [keepRows('studies', { set: eraseText('reason') })],
    redact: ['reason'],
  },
  exam_rooms: {
    person: 'invigilator_id',
    export: {
      folder: 'exams',
      where: published,
    },
    pseudonymised: ['invigilator_id'],
  },
  exams: {
    redact: ['cancel_reason'],
    namesNobody: { title: institutionText },
  },
}
