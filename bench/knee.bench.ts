import { loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { arrive, steadyArrivals } from './crowd/arrivals.ts'
import { type Campus, fillCampus } from './crowd/campus.ts'
import { openCrowd } from './crowd/crowd.ts'
import { checkIn } from './crowd/phone.ts'
import { startTwoServers, type TwoServers } from './crowd/two-servers.ts'
import { printTable } from './table.ts'

const classSize = 50
const stepMs = 10_000
/** Check-ins started per second in each step. The last steps are far beyond what two cores can handle. */
const rates = [10, 20, 40, 60, 90, 130, 180, 250]
/** The knee is the first rate at which p99 is above this; milliseconds. */
const bearable = 2_000
/** Further steps after the knee, to see how the servers behave under overload. */
const beyond = 2

/**
 * How many whole check-ins per second two server processes can handle (open loop: check-ins start even if
 * earlier ones are not done), what happens beyond that, and how soon they recover.
 */
export async function run(): Promise<void> {
  const house = await startTwoServers()
  try {
    const classes = Math.ceil((Math.max(...rates) * stepMs) / 1_000 / classSize) + 1
    const campus = await fillCampus(house.pool, house.secretKey, { classes, classSize })
    const rows: (string | number)[][] = []
    let over = 0
    for (const rate of rates) {
      const { row, p99, recovered } = await step(house, campus, rate)
      rows.push([...row, recovered.toFixed(1)])
      if (p99 > bearable) over += 1
      if (over > beyond) break
    }
    process.stdout.write(
      `\ntwo server processes, ${house.database.engine} PostgreSQL ${house.database.version}, each step ${stepMs / 1_000} s; ` +
        `load of the machine ${loadavg()[0]!.toFixed(1)}\n`,
    )
    const times = ['request p50 ms', 'p99', 'whole p50', 'p99']
    printTable(['begun/s', 'done/s', ...times, 'put off', 'put off p99', 'failed', 'well after s'], rows)
  } finally {
    await house.stop()
  }
}

async function step(house: TwoServers, campus: Campus, rate: number) {
  await campus.nextLesson()
  const crowd = openCrowd(house, campus, { camera: () => 0, opensStreams: false })
  const times = steadyArrivals(rate, stepMs)
  const began = performance.now()
  const all = arrive(times, (index) => checkIn(crowd, campus.students[index]!, index))
  await setTimeout(stepMs)
  const recovered = wellAfter(house)
  await all
  const seconds = (performance.now() - began) / 1_000
  const { tally } = crowd
  const whole = 'whole, without the camera'
  const steps = [...tally.times.keys()].filter((name) => ![whole, 'put off'].includes(name))
  const requests = tally.together(steps)
  const failed = times.length - crowd.answeredAt.size
  const row = [
    rate,
    (crowd.answeredAt.size / seconds).toFixed(0),
    ...[0.5, 0.99].map((share) => requests(share).toFixed(0)),
    ...[0.5, 0.99].map((share) => tally.together([whole])(share).toFixed(0)),
    tally.of('put off').length,
    tally.together(['put off'])(0.99).toFixed(0),
    failed,
  ]
  crowd.close()
  return { row, p99: requests(0.99), recovered: await recovered }
}

/** Seconds until the servers answer a new visitor ten times in a row within a quarter of a second. */
async function wellAfter({ servers }: TwoServers): Promise<number> {
  const began = performance.now()
  for (let inRow = 0; inRow < 10; await setTimeout(100)) {
    const asked = performance.now()
    const answers = await Promise.all(servers.map(({ url }) => fetch(`${url}/api/session`)))
    const isWell = answers.every(({ ok }) => ok) && performance.now() - asked < 250
    inRow = isWell ? inRow + 1 : 0
  }
  return (performance.now() - began) / 1_000 - 1
}
