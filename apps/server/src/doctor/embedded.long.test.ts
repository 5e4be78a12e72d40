import { execFile } from 'node:child_process'
import { lstatSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { packagedBinaries } from '#db/embedded/binaries.ts'
import { openEmbeddedDatabase } from '#db/embedded/embedded-database.ts'
import { migrate } from '#db/migrate.ts'
import { createLog } from '#platform/log.ts'
import { writeMasterKey } from '#platform/secrets.ts'
import { newSecretKey } from '#testing/server-process.ts'
import { selfRemovingDirectory, temporaryDirectory } from '#testing/temporary-directory.ts'
import { examineBroken, examined, findingTexts, setUp } from './testing/examined.ts'

const run = promisify(execFile)
const { path: dataDir, remove } = selfRemovingDirectory()
afterAll(remove)
const env = { DATA_DIR: dataDir, PORT: '0' }
const open = () =>
  openEmbeddedDatabase({
    dataDir,
    log: createLog('silent'),
    onTaken(error) {
      throw error
    },
  })

beforeAll(async () => {
  const key = newSecretKey()
  writeMasterKey(dataDir, Buffer.from(key, 'base64'))
  const database = await open()
  await migrate(database.url)
  await setUp(database.url, key)
  await database.close()
})

/** Every file below a directory, with properties that would show a change. */
const readState = (directory: string) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((name) => {
    const { size, mtimeMs, ctimeMs } = lstatSync(join(directory, name))
    return [name, size, mtimeMs, ctimeMs].join(' ')
  })

const leftOver = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`campanile-doctor.partial-${process.pid}`))

it('inspects a copy of a stopped database and changes nothing', async () => {
  const { directory: programs } = packagedBinaries()
  const before = [dataDir, programs].map(readState)
  const findings = await examined(env)
  expect(findingTexts(findings, 'broken')).toEqual([])
  expect(findingTexts(findings, 'warning')).toEqual(['There is no backup from the last two days.'])
  expect(findingTexts(findings, 'ok')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^The embedded PostgreSQL 18\.\d+ starts on a copy of the stopped database\.$/),
      'The database has all migrations of this version.',
      `${dataDir}/secret.key is the secret of this installation.`,
    ]),
  )
  expect([dataDir, programs].map(readState)).toEqual(before)
  expect(leftOver()).toEqual([])
})

it('inspects a running database in place', async () => {
  const database = await open()
  onTestFinished(database.close)
  const findings = await examined(env)
  expect(findingTexts(findings, 'broken')).toEqual([])
  expect(findingTexts(findings, 'ok')).toContain('The embedded PostgreSQL is running.')
})

it('starts a temporary database if there is none yet', async () => {
  const findings = await examined({ ...env, DATA_DIR: join(temporaryDirectory(), 'new') })
  expect(findingTexts(findings, 'broken')).toEqual([])
  expect(findingTexts(findings, 'ok')).toContainEqual(
    expect.stringMatching(/^The embedded PostgreSQL 18\.\d+ starts on this machine\.$/),
  )
  expect(leftOver()).toEqual([])
})

it('reports another secret although the server is stopped', async () => {
  expect(await examineBroken({ ...env, SECRET_KEY: newSecretKey() })).toEqual([
    'SECRET_KEY is not the secret that this database was set up with.',
  ])
})

it('reports why the database does not start', async () => {
  const broken = temporaryDirectory()
  await run('cp', ['-a', `${dataDir}/.`, broken])
  await run('rm', [join(broken, 'db/data/global/pg_control')])
  expect(await examineBroken({ ...env, DATA_DIR: broken })).toEqual([
    expect.stringMatching(new RegExp(`^The database in ${broken}/db/data did not start: .*pg_control`)),
  ])
})

it('makes npm run doctor exit with 0 if nothing is broken, else with 1', async () => {
  const script = join(import.meta.dirname, '../../../../scripts/doctor.mjs')
  const doctor = (settings: Record<string, string>) =>
    run(process.execPath, [script], { env: { ...process.env, ...env, ...settings } })
  const { stdout } = await doctor({})
  expect(stdout).toMatch(/^Machine\n/)
  expect(stdout).toMatch(/\nNothing is broken\.\n$/)
  await expect(doctor({ SECRET_KEY: newSecretKey() })).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('BROKEN   SECRET_KEY is not the secret'),
  })
})
