import { loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { arrive, steadyArrivals } from './crowd/arrivals.ts'
import { fillCampus } from './crowd/campus.ts'
import { type Crowd, openCrowd } from './crowd/crowd.ts'
import { checkIn } from './crowd/phone.ts'
import { type Sample, sampleOf, slopePerHour } from './crowd/soak-sample.ts'
import { startTwoServers } from './crowd/two-servers.ts'
import { printTable } from './table.ts'

const [minutes = 60, perSecond = 10] = process.argv.slice(2).map(Number)
const classSize = 50
/** The length of each session, after which everybody can check in again. */
const lessonMs = 60_000

/**
 * `npx tsx bench/soak.ts [minutes] [check-ins a second]`: by default a third of what the knee bench finds,
 * for an hour. Pages open and close their streams as people come and go. Leaks show as a slope.
 */
const house = await startTwoServers()
try {
  const classes = Math.ceil((perSecond * lessonMs * 1.2) / 1_000 / classSize) + 1
  const campus = await fillCampus(house.pool, house.secretKey, { classes, classSize })
  const crowd = openCrowd(house, campus, { camera: () => 1_000, opensStreams: true })
  const samples: Sample[] = []
  const began = performance.now()
  while (performance.now() - began < minutes * 60_000) {
    await lesson(crowd)
    samples.push(await sampleOf(house, (performance.now() - began) / 60_000))
    process.stdout.write('.')
  }
  print(crowd, samples)
  crowd.close()
} finally {
  await house.stop()
}

async function lesson(crowd: Crowd) {
  const { campus } = crowd
  await campus.nextLesson()
  const times = steadyArrivals(perSecond, lessonMs).slice(0, campus.students.length)
  await arrive(times, (index) => checkIn(crowd, campus.students[index]!, index))
  crowd.closeStreams()
}

function print({ tally }: Crowd, samples: readonly Sample[]) {
  process.stdout.write(
    `\n${minutes} minutes at ${perSecond} check-ins a second; load of the machine ${loadavg()[0]!.toFixed(1)}\n`,
  )
  tally.print()
  const names = Object.keys(samples[0] ?? {}) as (keyof Sample)[]
  // Growth in the first half is warming up, not a leak.
  const second = samples.slice(Math.floor(samples.length / 2))
  printTable(
    ['', 'first', 'half way', 'last', 'slope an hour'],
    names.map((name) => [
      name,
      ...[samples[0], second[0], samples.at(-1)].map((it) => (it?.[name] ?? 0).toFixed(1)),
      slopePerHour(second, name).toFixed(1),
    ]),
  )
}
