import type { TestPerson } from '#testing/factories.ts'
import type { TestServer } from '#testing/server.ts'

export const ids = (people: readonly { id: string }[]) => people.map(({ id }) => id)
export const sorted = (people: readonly { id: string }[]) => ids(people).sort()

/** An admin, a programme, a current term and one long over, with helpers to fill them. */
export async function classMakers({ make, clock, ...server }: TestServer) {
  let serial = 0
  const admin = await server.as(await make.admin())
  const { id: departmentId } = await admin.createDepartment({ name: 'Computing' })
  const { id: programmeId } = await admin.createProgramme({ departmentId, name: 'BSc Computing' })
  const year = clock.now().getUTCFullYear()
  const term = async (name: string, at: number) => {
    const days = { firstDay: `${at}-01-01`, lastDay: `${at}-12-31` }
    return (await admin.createTerm({ name, ...days, holidays: [] })).id
  }
  const [termId, pastTermId] = [await term('This year', year), await term('Long ago', year - 5)]

  async function course() {
    serial += 1
    const code = `CP${serial}`
    return (await admin.createCourse({ departmentId: null, code, title: `Course ${code}`, credits: 10 })).id
  }

  return {
    admin,
    termId,
    pastTermId,
    course,
    students: (count: number) => Promise.all(Array.from({ length: count }, () => make.student())),
    async batch(code?: string) {
      serial += 1
      const named = code ?? `B-${serial}`
      return (await admin.createBatch({ programmeId, code: named, intakeYear: 2026 })).id
    },
    assign: (batchId: string, people: readonly TestPerson[]) =>
      admin.addBatchMembers({ batchId, studentIds: ids(people) }),
    teach: async (batchIds: string[] = [], lecturers: TestPerson[] = [], inTerm = termId) =>
      admin.createClass({ courseId: await course(), termId: inTerm, lecturerIds: ids(lecturers), batchIds }),
    /** Ids of the students who are enrolled, or have left, in order. */
    async enrolled(classId: string, state: 'enrolled' | 'left' = 'enrolled') {
      const { items } = await admin.listEnrolments({ classId, state, pageSize: 100 })
      return items.map(({ studentId }) => studentId).sort()
    },
  }
}
