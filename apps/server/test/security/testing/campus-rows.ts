import type { OperationInput } from '@campanile/contract/operation.ts'
import { type OperationName, type Operations, operations } from '@campanile/contract/operations.ts'
import { newId } from '#db/columns.ts'
import { providerRow } from '#domains/accounts/saml/testing/provider-row.ts'
import { pairedDisplay } from '#domains/displays/testing/paired-display.ts'
import { leaveFactories } from '#domains/leave/testing/leave-factories.ts'
import { submitted } from '#domains/mitigation/testing/requests.ts'
import { payFactories } from '#domains/payroll/testing/pay-factories.ts'
import { timetableFactories } from '#domains/timetable/testing/timetable-factories.ts'
import type { TestPerson } from '#testing/factories.ts'
import type { TestBrowser, TestServer } from '#testing/server.ts'
import { aPdf } from './a-pdf.ts'
import { classRows } from './class-rows.ts'
import { personalRows } from './personal-rows.ts'

/** The names of all ids in the inputs of operations that are not only for admins. */
export type IdName = {
  [N in OperationName]: Operations[N]['roles'] extends readonly ['admin']
    ? never
    : Extract<keyof OperationInput<Operations[N]>, `${string}Id` | `${string}Ids`>
}[OperationName]

/** A class with its people, and one row of every kind that belongs to a person. */
export async function campusRows(server: TestServer, payRunId: string) {
  const { make } = server
  const lecturer = await make.lecturer({ employmentType: 'visiting' })
  const [student, classmate, staff] = [await make.student(), await make.student(), await make.staff()]
  const people = { lecturer, student, classmate, staff }
  const teaching = await server.as(lecturer)
  const studying = await server.as(student)

  const ids: Record<Exclude<IdName, 'keepFileIds'>, string> = {
    ...(await personalRows(server, student)),
    ...(await classRows(server, people, { teaching, studying })),
    ...(await payslipRows(server, staff, payRunId)),
    ...(await leaveRows(server, teaching)),
    ...(await teachingRows(server, lecturer, teaching)),
    ...(await placeRows(server, await server.as(await make.admin()))),
    providerId: await providerRow(server),
    personId: student.id,
    userId: student.id,
    studentId: student.id,
    studentIds: student.id,
    lecturerId: lecturer.id,
  }
  const excuse = await submitted(studying)
  const excused = await studying.attachMitigationFile(
    { requestId: excuse.id, name: 'note.pdf' },
    { file: aPdf() },
  )
  const [receipt] = (await studying.readMyAssignment({ assignmentId: ids.assignmentId })).receipts
  const elsewhere = {
    mitigationId: excuse.id,
    mitigationFileId: excused.attachments[0]!.id,
    submittedFileId: receipt!.files[0]!.id,
  }

  return {
    ...people,
    ids: { ...ids, keepFileIds: elsewhere.submittedFileId } satisfies Record<IdName, string>,
    /** Ids of other rows for which some operations use the same name. */
    elsewhere,
    /** The id that this operation expects under this name. */
    idIn(operation: OperationName, name: IdName): string {
      const isMitigation = operations[operation].path.startsWith('/mitigation-requests')
      if (isMitigation && name === 'requestId') return elsewhere.mitigationId
      if (isMitigation && name === 'attachmentId') return elsewhere.mitigationFileId
      const isOfWork = ['readSubmittedFile', 'readWorkPreview', 'addAnnotation'].includes(operation)
      if (isOfWork && name === 'fileId') return elsewhere.submittedFileId
      return this.ids[name]
    },
  }
}

export type CampusRows = Awaited<ReturnType<typeof campusRows>>

async function payslipRows(server: TestServer, staff: TestPerson, payRunId: string) {
  const { slip } = await payFactories(server)
  const line = { kind: 'basic', label: 'Basic pay', amount: 200_000 } as const
  const made = await slip(payRunId, staff, [line])
  const ids = { payslipId: made.id, payLineId: made.lineIds[0]!, questionId: newId() }
  const working = await server.as(staff)
  await working.askAboutPayLine({ ...ids, question: 'Why is it so little?' })
  return ids
}

async function leaveRows(server: TestServer, mine: TestBrowser) {
  const { ask, typeId } = await leaveFactories(server)
  const { id: requestId } = await ask(mine, { from: '2026-12-07' })
  const { attachments } = await mine.attachLeaveFile({ requestId, name: 'note.pdf' }, { file: aPdf() })
  return { requestId, attachmentId: attachments[0]!.id, leaveTypeId: await typeId('Annual leave') }
}

/** A session request of a lecturer, and a session that they are asked to cover. */
async function teachingRows(server: TestServer, lecturer: TestPerson, teaching: TestBrowser) {
  const { make } = server
  const { id: ownClass } = await make.class([lecturer])
  const ahead = { startsInMinutes: 9 * 24 * 60 }
  const { id: sessionId } = await make.session(ownClass, ahead)
  const request = await teaching.requestSessionCancellation({ sessionId, reason: 'A conference' })
  const away = await make.lecturer({ employmentType: 'visiting' })
  const session = await make.session((await make.class([away])).id, { startsInMinutes: 22 * 24 * 60 })
  const mine = await server.as(away)
  const { typeId } = await leaveFactories(server)
  const day = session.startsAt.toISOString().slice(0, 10)
  const leave = await mine.submitLeave({
    requestId: newId(),
    leaveTypeId: await typeId('Annual leave'),
    ...{ from: day, to: day, part: 'whole', startsAt: null, endsAt: null, reason: 'Family' },
    sessions: [{ act: 'cover', sessionId: session.id, colleagueId: lecturer.id }],
  })
  const { items } = await mine.listLeaveProposals({ requestId: leave.id })
  const { id: roomId } = await timetableFactories(server).room(`Room of ${request.id}`)
  return { sessionRequestId: request.id, coverId: items[0]!.id, roomId }
}

async function placeRows(server: TestServer, admin: TestBrowser) {
  const link = await admin.addStaffLink({
    audience: 'staff',
    place: 'Gate',
    network: null,
    opensAt: null,
    closesAt: null,
    rotating: true,
    active: true,
  })
  const target = { purpose: 'staff-link', linkId: link.id } as const
  const { displayId } = await pairedDisplay(server, admin, target)
  return { linkId: link.id, displayId }
}
