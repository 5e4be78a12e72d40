import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { type Campus, fillCampus } from './crowd/campus.ts'
import { type Crowd, openCrowd } from './crowd/crowd.ts'
import { checkIn } from './crowd/phone.ts'
import { databaseCpuSeconds, useOf } from './crowd/process-use.ts'
import { tableSizes } from './crowd/sizes.ts'
import { startTwoServers, type TwoServers } from './crowd/two-servers.ts'
import { openStreams } from './event-streams.ts'
import { measure } from './load.ts'
import { printTable } from './table.ts'

/** STUDENTS makes the bench shorter, to test the bench itself. */
const students = Number(process.env.STUDENTS ?? 1_000)
const classSize = 50
const lessons = 3
const atOnce = 8
const reads = students / 2

/** Requests that pages make when they open, and who makes them. */
const pages: [who: 'student' | 'lecturer', path: string][] = [
  ['student', '/api/session'],
  ['student', '/api/sessions/today'],
  ['student', '/api/attendance/mine'],
  ['student', '/api/notifications'],
  ['lecturer', '/api/sessions/today'],
  ['lecturer', '/api/sessions/{session}/register'],
]

/**
 * The cost of one check-in, page and so on: processor time of server and database, memory, rows and bytes.
 * Processor time hardly depends on other load, so docs/capacity.md calculates capacity from it.
 */
export async function run(): Promise<void> {
  const house = await startTwoServers()
  try {
    const campus = await fillCampus(house.pool, house.secretKey, {
      classes: students / classSize,
      classSize,
    })
    const crowd = openCrowd(house, campus, { camera: () => 0, opensStreams: false })
    const costs: (string | number)[][] = []
    await lesson(campus, crowd)
    const empty = await tableSizes(house.pool)
    const whole = await costOf(house, lessons * campus.students.length, async () => {
      for (let count = 0; count < lessons; count += 1) await lesson(campus, crowd)
    })
    costs.push(['a whole check-in, two calls', ...whole])
    for (const [who, path] of pages)
      costs.push([`${who} ${path}`, ...(await costOfPage(house, crowd, who, path))])
    process.stdout.write(
      `\nprocessor milliseconds of each; load of the machine ${loadavg()[0]!.toFixed(1)}\n`,
    )
    printTable(['', 'server', 'database'], costs)
    crowd.tally.print()
    await printGrowth(house, empty, lessons * campus.students.length)
    await printStreams(house, campus)
    crowd.close()
  } finally {
    await house.stop()
  }
}

/** Everybody checks in again, a few at a time. */
async function lesson(campus: Campus, crowd: Crowd) {
  await campus.nextLesson()
  await measure(campus.students.length, atOnce, (index) => checkIn(crowd, campus.students[index]!, index))
}

const used = ({ servers, database }: TwoServers) => [
  servers.reduce((sum, { child }) => sum + useOf(child.pid!).cpuSeconds, 0),
  databaseCpuSeconds(database.pid),
]

/** Processor milliseconds of the servers and of the database for one of `count` units. */
async function costOf(house: TwoServers, count: number, work: () => Promise<unknown>): Promise<string[]> {
  const before = used(house)
  await work()
  return used(house).map((seconds, index) => (((seconds - before[index]!) * 1_000) / count).toFixed(2))
}

function costOfPage(
  house: TwoServers,
  { campus, clients }: Crowd,
  who: 'student' | 'lecturer',
  path: string,
) {
  const one = (index: number) => {
    const student = campus.students[index % campus.students.length]!
    const { lecturerCookie, sessionId } = student.class
    const cookie = who === 'student' ? student.cookie : lecturerCookie
    return clients[index % clients.length]!.call(path, { path: path.replace('{session}', sessionId), cookie })
  }
  return costOf(house, reads, () => measure(reads, atOnce, one))
}

async function printGrowth(
  { pool }: TwoServers,
  empty: Awaited<ReturnType<typeof tableSizes>>,
  checkIns: number,
) {
  const full = await tableSizes(pool)
  const rows = [...full].map(([name, { rows, bytes }]) => {
    const before = empty.get(name) ?? { rows: 0, bytes: 0 }
    return { name, rows: rows - before.rows, bytes: bytes - before.bytes }
  })
  const grown = rows.filter((it) => it.rows >= checkIns / 2).sort((a, b) => b.bytes - a.bytes)
  process.stdout.write('\nfor each check-in, indexes included\n')
  printTable(
    ['table', 'rows', 'bytes'],
    grown.map(({ name, rows, bytes }) => [name, (rows / checkIns).toFixed(2), (bytes / checkIns).toFixed(0)]),
  )
}

async function printStreams({ servers: [server] }: TwoServers, campus: Campus) {
  const megabytes = () => useOf(server.child.pid!).residentMegabytes
  const before = megabytes()
  const open = await openStreams(server.url, campus.students)
  await setTimeout(2_000)
  process.stdout.write(
    `\n${open.length} event streams on one process: ${(megabytes() - before).toFixed(0)} MB more\n`,
  )
  for (const { socket } of open) socket.destroy()
}
