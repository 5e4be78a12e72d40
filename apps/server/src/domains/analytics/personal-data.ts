import { type DomainData, deleteRows } from '#domains/personal-data/table-data.ts'

export const analyticsData: DomainData = {
  student_figures: {
    person: 'student_id',
    notExported: { student_id: 'Sums of the records in attendance, assignments and results.' },
    erase: [deleteRows('attendance')],
  },
  risk_figures: {
    person: 'student_id',
    notExported: {
      student_id: 'Computed every night from the records in attendance, assignments and results.',
    },
    erase: [deleteRows('attendance')],
  },
}
