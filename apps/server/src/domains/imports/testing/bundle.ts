import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** Lines of each file, by its name without `.csv`. */
export type Bundle = Record<string, string[]>

const heads: Record<string, string> = {
  manifest: 'propertyName,value',
  orgs: 'sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId',
  academicSessions:
    'sourcedId,status,dateLastModified,title,type,startDate,endDate,parentSourcedId,schoolYear',
  courses:
    'sourcedId,status,dateLastModified,schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes',
  classes:
    'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods',
  users:
    'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,resourceSourcedIds,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns',
  roles:
    'sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId',
  enrollments:
    'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate',
}

export function makeZip(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

/** A OneRoster bundle whose manifest gives this mode for each file. */
export function makeBundle(bundle: Bundle, mode: 'bulk' | 'delta' = 'bulk'): Promise<Buffer> {
  const manifest = [
    'manifest.version,1.0',
    'oneroster.version,1.2',
    ...Object.keys(bundle).map((name) => `file.${name},${mode}`),
  ]
  const files = Object.entries({ manifest, ...bundle }).map(([name, lines]) => [
    `${name}.csv`,
    [heads[name] ?? 'sourcedId', ...lines].join('\r\n'),
  ])
  return makeZip(Object.fromEntries(files))
}

/** A line of users.csv and the matching line of roles.csv. */
export const user = (
  id: string,
  given: string,
  family: string,
  more: { status?: string; enabled?: boolean } = {},
) =>
  `${id},${more.status ?? ''},,${more.enabled ?? true},${id},,${given},${family},,N-${id},${given.toLowerCase()}@roster.test,,,,,,,,,,,,`
export const role = (userId: string, name: string) => `r-${userId},,,${userId},primary,${name},,,o1,`
export const org = (id: string, name: string, type = 'department') => `${id},,,${name},${type},,`
export const session = (id: string, title: string, type = 'term') =>
  `${id},,,${title},${type},2026-09-14,2026-12-18,,2027`
export const course = (id: string, code: string, title: string, orgId: string) =>
  `${id},,,,${title},${code},,${orgId},,`
export const klass = (id: string, courseId: string, termIds: string) =>
  `${id},,,Class ${id},,${courseId},,scheduled,,o1,"${termIds}",,,`
export const enrolled = (id: string, classId: string, userId: string, as = 'student', status = '') =>
  `${id},${status},,${classId},o1,${userId},${as},,,`
