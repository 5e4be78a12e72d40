import { people } from '@campanile/contract/people/people.ts'
import { peoplePhotos } from '@campanile/contract/people/people-photos.ts'
import { selectedPeople } from '@campanile/contract/people/selected-people.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { people as peopleTable } from '#domains/people/people.tables.ts'
import { minutesAfter } from '#platform/clock.ts'
import { startTestServer } from '#testing/server.ts'
import { expectAudited, type Scenarios } from './testing/audited.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const admin = await make.admin()
const at = await server.as(admin)
let serial = 0

const invited = async () => make.student({ password: false })
const picture = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()

async function withPhoto() {
  const { id } = await make.student()
  await at.replacePersonPhoto({ personId: id }, { file: new Blob([new Uint8Array(await picture())]) })
  return id
}

const scenarios: Scenarios = {
  async createPerson() {
    serial += 1
    const facts = {
      firstName: 'Ada',
      lastName: 'New',
      email: `new${serial}@campus.test`,
      role: 'student',
      employmentType: null,
      number: `S${serial}`,
    } as const
    return {
      by: admin.id,
      about: ['person'],
      after: { ...facts, isActive: true },
      call: () => at.createPerson(facts),
    }
  },
  async updatePerson() {
    const { id, firstName, email } = await make.staff()
    const { version, lastName, role, employmentType, number } = await at.readPerson({ personId: id })
    const call = () =>
      at.updatePerson({
        personId: id,
        version,
        firstName: 'Other',
        lastName,
        email,
        role,
        employmentType,
        number,
      })
    return { by: admin.id, about: ['person'], before: { firstName }, after: { firstName: 'Other' }, call }
  },
  async vouchForAdmin() {
    const { id } = await make.admin()
    const adminSince = minutesAfter(clock.now(), -720)
    await platform.db.update(peopleTable).set({ adminSince, vouchedAt: null }).where(eq(peopleTable.id, id))
    const call = () => at.vouchForAdmin({ personId: id })
    return { by: admin.id, about: ['person'], call }
  },
  async signPersonOut() {
    const { id: personId } = await make.student()
    return { by: admin.id, about: ['sessions'], call: () => at.signPersonOut({ personId }) }
  },
  async disablePerson() {
    const { id: personId } = await make.student()
    const call = () => at.disablePerson({ personId })
    return { by: admin.id, about: ['person'], before: { isActive: true }, after: { isActive: false }, call }
  },
  async enablePerson() {
    const { id: personId } = await make.student({ isActive: false })
    const call = () => at.enablePerson({ personId })
    return { by: admin.id, about: ['person'], before: { isActive: false }, after: { isActive: true }, call }
  },
  async archivePerson() {
    const { id: personId } = await make.student()
    return {
      by: admin.id,
      about: ['person'],
      after: { archived: true },
      call: () => at.archivePerson({ personId }),
    }
  },
  async resendInvitation() {
    const { id: personId } = await invited()
    return { by: admin.id, about: ['invitation'], call: () => at.resendInvitation({ personId }) }
  },
  async createPasswordResetLink() {
    const { id: personId } = await make.student()
    return { by: admin.id, about: ['password-reset'], call: () => at.createPasswordResetLink({ personId }) }
  },
  async replacePersonPhoto() {
    const { id: personId } = await make.student()
    const file = new Blob([new Uint8Array(await picture())])
    const call = () => at.replacePersonPhoto({ personId }, { file })
    return {
      by: admin.id,
      about: ['person'],
      before: { profileImage: false },
      after: { profileImage: true },
      call,
    }
  },
  async removePersonPhoto() {
    const personId = await withPhoto()
    const call = () => at.removePersonPhoto({ personId })
    return {
      by: admin.id,
      about: ['person'],
      before: { profileImage: true },
      after: { profileImage: false },
      call,
    }
  },
  async replaceMyPhoto() {
    const { id } = await make.student()
    const own = await server.as({ id })
    const file = new Blob([new Uint8Array(await picture())])
    const call = () => own.replaceMyPhoto({}, { file })
    return { by: id, about: ['person'], before: { profileImage: false }, after: { profileImage: true }, call }
  },
  async setLanguage() {
    const { id } = await make.student({ language: 'en' })
    const own = await server.as({ id })
    const call = () => own.setLanguage({ language: null })
    return { by: id, about: ['person'], before: { language: 'en' }, after: { language: null }, call }
  },
  async setMyPhone() {
    const { id } = await make.student()
    const own = await server.as({ id })
    const call = () => own.setMyPhone({ phone: '+44 20 7946 0958' })
    return { by: id, about: ['person'], before: { phone: null }, after: { phone: '+442079460958' }, call }
  },
  async removeMyPhoto() {
    const id = await withPhoto()
    const own = await server.as({ id })
    const call = () => own.removeMyPhoto({})
    return { by: id, about: ['person'], before: { profileImage: true }, after: { profileImage: false }, call }
  },
  async disablePeople() {
    const { id } = await make.student()
    const call = () => at.disablePeople({ personIds: [id], reason: 'Left' })
    return {
      by: admin.id,
      about: ['person'],
      before: { isActive: true },
      after: { isActive: false, reason: 'Left' },
      call,
    }
  },
  async enablePeople() {
    const { id } = await make.student({ isActive: false })
    const call = () => at.enablePeople({ personIds: [id], reason: null })
    return { by: admin.id, about: ['person'], before: { isActive: false }, after: { isActive: true }, call }
  },
  async setPeopleDepartment() {
    const { id } = await make.staff()
    const { id: departmentId, name } = await at.createDepartment({ name: `Department of ${id}` })
    const call = () => at.setPeopleDepartment({ personIds: [id], departmentId })
    return {
      by: admin.id,
      about: ['person'],
      before: { department: null },
      after: { department: name },
      call,
    }
  },
  async invitePeople() {
    const [{ id }, inviting] = [await invited(), await make.admin()]
    // Just signed in, because invitations have to be confirmed.
    const browser = await server.as(inviting)
    return { by: inviting.id, about: ['invitation'], call: () => browser.invitePeople({ personIds: [id] }) }
  },
}

expectAudited(server, { ...people, ...peoplePhotos, ...selectedPeople }, { scenarios })
