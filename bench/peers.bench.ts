import { loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { testPassword } from '@campanile/server/testing/factories.ts'
import { launchChromium } from '../e2e/support/chromium.ts'
import { type Crowd, openCrowd } from './crowd/crowd.ts'
import { checkIn } from './crowd/phone.ts'
import { startTwoServers, type TwoServers } from './crowd/two-servers.ts'
import { measureUse } from './crowd/use-meter.ts'
import { measure } from './load.ts'
import { compared, type Figures, moodle, rosarioSis } from './peers/peer-figures.ts'
import { fillPeersCampus, type PeersCampus } from './peers/peers-campus.ts'
import { openSignInPage } from './peers/sign-in-page.ts'
import { drawReport, firstByte, signedInPage } from './report-page.ts'
import { printTable, quantile } from './table.ts'

/** Repetitions of what is measured one at a time; their median counts. */
const reads = 20
const draws = 5
const pages = 5

/** The figures that compare Campanile with Moodle (mod_attendance) and RosarioSIS, from a new database. */
export async function run(): Promise<void> {
  const began = performance.now()
  const house = await startTwoServers()
  try {
    const campus = await fillPeersCampus(house)
    const ours: Figures = {
      ...(await checkIns(house, campus)),
      ...(await signIns(house, campus)),
      ...(await browse(house, campus)),
    }
    print(ours, campus, house, (performance.now() - began) / 1_000)
  } finally {
    await house.stop()
  }
}

const median = (numbers: readonly number[]) => quantile(numbers, 0.5)

async function checkIns(house: TwoServers, campus: PeersCampus): Promise<Figures> {
  const crowd = openCrowd(house, campus.crowd, { camera: () => 0, opensStreams: false })
  try {
    // Until the servers have compiled their code and the database has planned its queries.
    await lesson(house, crowd, 32)
    const few = await lesson(house, crowd, 8)
    const many = await lesson(house, crowd, 32)
    // On a busy machine a code may expire before its scan arrives, and is scanned again.
    for (const [problem, times] of crowd.tally.problems) process.stdout.write(`${problem}: ${times} times\n`)
    return { rate8: few.rate, processor8: few.processor, rate32: many.rate, processor32: many.processor }
  } finally {
    crowd.close()
  }
}

/** Everybody checks in once, by all calls of the page. */
async function lesson(house: TwoServers, crowd: Crowd, atOnce: number) {
  const { students } = crowd.campus
  await crowd.campus.nextLesson()
  const { perSecond, processor } = await measureWithUse(house, students.length, atOnce, (index) =>
    checkIn(crowd, students[index]!, index),
  )
  return { rate: perSecond.toFixed(0), processor }
}

/** Also measures the processor milliseconds that each call takes of the servers and of the database. */
async function measureWithUse(house: TwoServers, ...[count, atOnce, call]: Parameters<typeof measure>) {
  const use = measureUse(house)
  const measured = await measure(count, atOnce, call)
  const { servers, database } = use.cpu()
  const each = (seconds: number) => ((seconds * 1_000) / count).toFixed(1)
  const ofServers = servers.reduce((sum, seconds) => sum + seconds, 0)
  return { ...measured, processor: `${each(ofServers)} + ${each(database)}` }
}

async function signIns(house: TwoServers, { emails }: PeersCampus): Promise<Figures> {
  const { perSecond, processor } = await measureWithUse(house, emails.length, 8, async (index) => {
    const url = house.urls[index % house.urls.length]!
    const answer = await fetch(`${url}/api/session`, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json' },
      body: JSON.stringify({ email: emails[index], password: testPassword }),
    })
    if (!answer.ok) throw new Error(`a sign-in was answered ${answer.status}: ${await answer.text()}`)
    await answer.arrayBuffer()
  })
  return { signIns: perSecond.toFixed(0), signInProcessor: processor }
}

async function browse(house: TwoServers, { large }: PeersCampus): Promise<Figures> {
  const [url] = house.urls
  const browser = await launchChromium()
  try {
    const { page, cookie } = await signedInPage(browser, url!, large.lecturer)
    const firsts: number[] = []
    const read = await measureWithUse(house, reads, 1, async () => {
      const { first } = await firstByte(`${url}/api/classes/${large.id}/attendance`, cookie)
      firsts.push(first)
    })
    const drawn: number[] = []
    for (let count = 0; count < draws; count += 1) drawn.push(await drawReport(page, large.id))
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    const saved = await measureWithUse(house, large.unrecordedIds.length, 1, (index) =>
      saveRegister(url!, cookie, large.unrecordedIds[index]!),
    )
    const signInPages: { paint: number; kilobytes: number }[] = []
    for (let count = 0; count < pages; count += 1) signInPages.push(await openSignInPage(browser, url!))
    return {
      reportFirstByte: median(firsts).toFixed(0),
      reportDrawn: median(drawn).toFixed(0),
      reportNodes: String(nodes),
      reportProcessor: read.processor,
      saveRegister: saved.p50.toFixed(0),
      saveProcessor: saved.processor,
      signInPaint: median(signInPages.map(({ paint }) => paint)).toFixed(0),
      signInKilobytes: median(signInPages.map(({ kilobytes }) => kilobytes)).toFixed(0),
    }
  } finally {
    await browser.close()
  }
}

/** Records all students of a session as present, by one call, as a lecturer does. */
async function saveRegister(url: string, cookie: string, sessionId: string): Promise<void> {
  const answer = await fetch(`${url}/api/sessions/${sessionId}/records/rest`, {
    method: 'POST',
    headers: { origin: url, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'present' }),
  })
  const body = await answer.text()
  if (!answer.ok) throw new Error(`the register was answered ${answer.status}: ${body}`)
}

function print(ours: Figures, { counts }: PeersCampus, { database }: TwoServers, seconds: number) {
  const cell = (figures: Figures, key: keyof typeof compared) => figures[key] ?? '-'
  process.stdout.write(
    `\n${counts.students} students, ${counts.records} records; two server processes, ${database.engine} PostgreSQL ${database.version}\n`,
  )
  printTable(
    ['', 'Campanile', 'Moodle, earlier', 'RosarioSIS, earlier'],
    Object.entries(compared).map(([key, title]) => [
      title,
      ...[ours, moodle, rosarioSis].map((figures) => cell(figures, key as keyof typeof compared)),
    ]),
  )
  process.stdout.write(
    `${seconds.toFixed(0)} s; load of the machine ${loadavg()[0]!.toFixed(1)}. "Earlier": measured before, on the same class of machine; "-": not measured\n`,
  )
}
