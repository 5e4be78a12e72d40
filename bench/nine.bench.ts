import { performance } from 'node:perf_hooks'
import { arrive, crowdArrivals, peakPerSecond } from './crowd/arrivals.ts'
import { fillCampus } from './crowd/campus.ts'
import { openCrowd } from './crowd/crowd.ts'
import { openLiveScreen } from './crowd/live-screen.ts'
import { checkIn } from './crowd/phone.ts'
import { startTwoServers } from './crowd/two-servers.ts'
import { measureUse } from './crowd/use-meter.ts'

/** STUDENTS makes the crowd smaller, to test the bench itself. */
const students = Number(process.env.STUDENTS ?? 5_000)
const classSize = 50
const withinMs = 120_000

/**
 * Nine o'clock: 5,000 students check in by face within two minutes. Each page has its event stream open, and
 * so do the live registers of all 100 classes. Two server processes share one PostgreSQL, all on this
 * machine.
 */
export async function run(): Promise<void> {
  const house = await startTwoServers()
  try {
    const campus = await fillCampus(house.pool, house.secretKey, {
      classes: students / classSize,
      classSize,
    })
    process.stdout.write(`${campus.students.length} students in ${campus.classes.length} classes\n`)
    const crowd = openCrowd(house, campus, {
      camera: () => 2_000 + Math.random() * 4_000,
      opensStreams: true,
    })
    const meter = measureUse(house)
    const screens = await Promise.all(campus.classes.map((its, index) => openLiveScreen(crowd, its, index)))
    const times = crowdArrivals(campus.students.length, withinMs)
    const began = performance.now()
    await arrive(times, (index) => checkIn(crowd, campus.students[index]!, index))
    const seconds = (performance.now() - began) / 1_000
    const { engine, version } = house.database
    process.stdout.write(
      `\n${crowd.answeredAt.size} of ${times.length} students checked in within ${seconds.toFixed(0)} s, at the peak ` +
        `${peakPerSecond(times)} arrived in one second; ${engine} PostgreSQL ${version}, two server processes, ` +
        `${crowd.streams.length} event streams and ${screens.length} live registers open\n`,
    )
    crowd.tally.print()
    meter.print()
    for (const close of screens) close()
    crowd.close()
  } finally {
    await house.stop()
  }
}
