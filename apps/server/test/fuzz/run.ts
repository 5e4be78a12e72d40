import { ApiError } from '@campanile/contract/client.ts'
import type { Operation } from '@campanile/contract/operation.ts'
import { type OperationName, operations } from '@campanile/contract/operations.ts'
import type { Role } from '@campanile/contract/roles.ts'
import fc from 'fast-check'
import { z } from 'zod/mini'
import { type Actors, createActors } from './actors.ts'
import { type Answer, answerOutcome, findFaults } from './answers.ts'
import { type Schema, validValue } from './arbitraries.ts'
import { type Change, takeChanges } from './change-log.ts'
import { edited, someEdits } from './edges.ts'
import { forms } from './forms.ts'
import { brokenRules } from './invariants.ts'
import { finishJobs } from './jobs.ts'
import { type KnownRows, knownRows } from './known.ts'
import { type Asking, address, cookieHeader, type Input, NotPrepared } from './preparations/asking.ts'
import { openCheckIn } from './preparations/check-ins.ts'
import { preparations } from './preparations/preparations.ts'
import { type SampleFile, sampleFiles } from './sample-files.ts'
import { strayFiles } from './stray-files.ts'
import type { Summary } from './summary.ts'
import { type Upload, uploadValues } from './uploads.ts'
import { toWire, type Wire } from './wire.ts'
import type { World } from './world.ts'
import { writtenThoughRefused, writtenUnaudited } from './writes.ts'

/** These responses never end. Their contents have separate tests. */
const endless: readonly string[] = ['streamEvents']
/** Milliseconds after which an answer counts as hanging, even on a busy machine. */
const longest = 20_000
/** Operations between two rounds of running the queued jobs and reading again which people and rows exist. */
const stride = 25

type Named = [OperationName, Operation]
export const fuzzed = (Object.entries(operations) as Named[]).filter(([name]) => !endless.includes(name))

interface Run {
  world: World
  summary: Summary
  seed: number
  /** Requests to each operation. */
  each: number
  only?: RegExp
  onFinding?: (finding: string) => void
}

/**
 * Calls every operation `each` times, in an order that depends on the seed, and returns the faults it found.
 */
export async function fuzzWorld({
  world,
  summary,
  seed,
  each,
  only,
  onFinding = () => undefined,
}: Run): Promise<string[]> {
  const findings: string[] = []
  const found = (finding: string) => {
    findings.push(finding)
    onFinding(finding)
  }
  const doJobs = async () => {
    for (const { job, error } of await finishJobs(world)) found(`job ${job} failed: ${detail(error)}`)
  }
  // Some rows of the campus name files that never existed.
  const straysBefore = await strayFiles(world)
  const actors = createActors(world)
  const known = await knownRows(world)
  const files = await sampleFiles()
  const chosen = fuzzed.filter(([name]) => only?.test(name) ?? true)
  const order = fc.sample(fc.shuffledSubarray(chosen, { minLength: chosen.length }), { seed, numRuns: 1 })[0]!
  for (const [index, named] of order.entries()) {
    if (index % stride === 0) {
      await doJobs()
      await actors.refresh()
      const asking: Asking = {
        world,
        actors,
        personId: undefined,
        cookie: undefined,
        file: undefined,
        jar: new Map(),
      }
      await openCheckIn(asking)
      await known.refresh()
    }
    world.clock.forward({ seconds: 10 })
    await actors.confirm()
    await takeChanges(world.pool)
    const finding = await fuzzOperation({ world, summary, seed, each }, { actors, known, files }, named)
    if (finding) found(finding)
  }
  await doJobs()
  const strays = (await strayFiles(world)).filter((it) => !straysBefore.includes(it))
  for (const fault of [...(await brokenRules(world)), ...strays]) found(fault)
  return findings
}

async function fuzzOperation(
  { world, summary, seed, each }: Run,
  { actors, known, files }: { actors: Actors; known: KnownRows; files: readonly SampleFile[] },
  [name, operation]: Named,
): Promise<string | undefined> {
  const schema = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' }) as Schema
  const rows = await known.rowsFor(operation, schema)
  const fields = Object.keys((schema.properties ?? {}) as object)
  const upload: fc.Arbitrary<Upload | Promise<Upload> | undefined> =
    operation.kind === 'upload' ? uploadValues(name, files, await known.records()) : fc.constant(undefined)
  const wish = fc.record({
    row: fc.constantFrom(...rows),
    input: validValue(schema, '', { idsOf: known.idsOf, now: world.clock.now() }),
    byForm: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
    turn: fc.nat(100_000),
    upload,
    edits: someEdits,
    role: fc.nat(99),
    stranger: fc.oneof({ weight: 8, arbitrary: fc.constant(false) }, fc.constant(true)),
    repeat: fc.oneof({ weight: 9, arbitrary: fc.constant('none') }, fc.constantFrom('same', 'rival')),
  })
  const property = fc.asyncProperty(
    wish,
    async ({ row, input, byForm, turn, upload, edits, role, stranger, repeat }) => {
      const file = await upload
      const related = Object.fromEntries(
        Object.entries(row).filter(([field, value]) => fields.includes(field) && value !== null),
      )
      const form = byForm ? forms[name]?.(world, turn) : undefined
      const personId = chooseActor(operation, actors, row, { role, stranger })
      const rival = chooseActor(operation, actors, {}, { role: role + turn, stranger: true })
      const readCookie = async (it: string | undefined) => it && (await actors.cookieOf(it))
      const filled = { ...(input as object), ...related, ...form, ...file?.says }
      const cookie = await readCookie(personId)
      const jar = new Map<string, string>()
      const asking = { world, actors, personId, cookie, file, jar }
      const prepared = byForm ? await prepare(name, asking, filled) : {}
      const { result, again } = edited({ ...filled, ...prepared }, edits, fields)
      const wire = toWire(operation, result, again, file?.bytes)
      const askers = [personId, ...(repeat === 'same' ? [personId] : repeat === 'rival' ? [rival] : [])]
      const cookies = await Promise.all(askers.map(readCookie))
      await takeChanges(world.pool)
      const answers = await Promise.all(
        cookies.map((it) => ask(world, withCookie(wire, cookieHeader(it, jar)))),
      )
      for (const [index, answer] of answers.entries()) {
        summary.note(name, answerOutcome(answer), answer.took)
        const asker = askers[index]
        if (asker && answer.statusCode === 401) actors.forget(asker)
      }
      const faults = [
        ...answers.flatMap((answer) => findFaults(operation, answer)),
        ...faultsOfWrites(name, answers, await takeChanges(world.pool)),
      ]
      if (faults.length > 0) throw new Error(`${faults.join('; ')}\n    ${told(wire)}`)
    },
  )
  const details = await fc.check(property, { seed, numRuns: each, endOnFailure: false })
  if (!details.failed) return undefined
  const reason =
    details.errorInstance instanceof Error ? details.errorInstance.message : String(details.errorInstance)
  return `${name} ${reason}`
}

/** The input from the preparation; empty if one of its requests is refused. */
async function prepare(name: OperationName, asking: Asking, filled: Input): Promise<Input> {
  try {
    return (await preparations[name]?.(asking, filled)) ?? {}
  } catch (error) {
    const isRefused = error instanceof ApiError && error.code !== 'internal'
    if (isRefused || error instanceof NotPrepared) return {}
    throw error
  }
}

const withCookie = (wire: Wire, cookie: string): Wire =>
  cookie ? { ...wire, headers: { ...wire.headers, cookie } } : wire

/** The request as text, so that it can be repeated. Files are cut after 600 bytes. */
function told({ method, url, payload = '' }: Wire): string {
  const body = typeof payload === 'string' ? payload : payload.subarray(0, 600).toString('base64')
  return `${method} ${url} ${body.slice(0, 2_000)}`
}

async function ask(world: World, { method, url, headers, payload }: Wire): Promise<Answer> {
  const began = performance.now()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${longest} ms`)), longest)
  })
  const request = {
    method,
    url,
    headers,
    remoteAddress: address,
    ...(payload !== undefined && { payload }),
  }
  try {
    const response = await Promise.race([world.app.inject(request), late])
    return Object.assign(response, { took: performance.now() - began })
  } finally {
    clearTimeout(timer)
  }
}

function faultsOfWrites(
  name: OperationName,
  answers: readonly Answer[],
  changes: readonly Change[],
): string[] {
  const refused = answers.every(({ statusCode }) => statusCode >= 400)
  const wrong = refused ? writtenThoughRefused(name, changes) : []
  const silent = writtenUnaudited(name, changes)
  return [
    ...(wrong.length > 0 ? [`refused, and wrote to ${wrong.join(', ')}`] : []),
    ...(silent.length > 0 ? [`wrote without an audit event to ${silent.join(', ')}`] : []),
  ]
}

/** Usually the person the row is about or their lecturer; sometimes anyone, including other roles. */
function chooseActor(
  { roles }: Operation,
  actors: Actors,
  row: Record<string, unknown>,
  { role: turn, stranger }: { role: number; stranger: boolean },
): string | undefined {
  const every: readonly Role[] = ['admin', 'lecturer', 'student', 'staff']
  const allowed = roles === 'public' || (stranger && turn % 3 === 0) ? every : roles
  const role = allowed[turn % allowed.length]
  // The operation is only for displays, not for people.
  if (!role) return undefined
  if (roles === 'public' && turn % 2 === 0) return undefined
  const related = [row[role], row.person].find(
    (it): it is string => typeof it === 'string' && actors.isActive(role, it),
  )
  const anybody = actors.of(role)
  return stranger || !related ? anybody[turn % anybody.length] : related
}

function detail(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
}
