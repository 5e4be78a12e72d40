import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { startMailServer } from '#testing/mail-server.ts'
import { newSecretKey } from '#testing/server-process.ts'
import { temporaryDirectory } from '#testing/temporary-directory.ts'
import { startS3 } from '../files/testing/s3.ts'
import { changing, examineBroken, examined, findingTexts, healthyInstallation } from './testing/examined.ts'

const healthy = await healthyInstallation()
const mail = await startMailServer()
const s3 = await startS3()
const run = promisify(execFile)

it('finds nothing broken in a healthy installation', async () => {
  const findings = await examined({ ...healthy(), ...s3.environment, SMTP_URL: mail.url })
  expect(findingTexts(findings, 'broken')).toEqual([])
  expect(findingTexts(findings, 'warning')).toEqual([])
  expect(findingTexts(findings, 'ok')).toEqual(
    expect.arrayContaining([
      'The database has all migrations of this version.',
      'SECRET_KEY is the secret of this installation.',
      'Node.js and PostgreSQL agree about the time in Europe/London.',
      'System status has no further concerns.',
      `The mail server 127.0.0.1:${mail.port} responds.`,
      expect.stringMatching(/^The bucket http:.+ responds\.$/),
    ]),
  )
})

it('reports every wrong setting, and stops there', async () => {
  expect(await examined({ PORT: 'none', S3_BUKET: 'files' })).toEqual([
    expect.objectContaining({ state: 'broken', text: 'S3_BUKET is not a setting of Campanile.' }),
    expect.objectContaining({ state: 'broken', text: 'PORT must be a number from 0 to 65535.' }),
  ])
})

it('reports a port that another program uses', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  expect(await examineBroken({ ...healthy(), PORT: String(port) })).toEqual([
    `Port ${port} on 127.0.0.1 is in use by another program.`,
  ])
})

it('reports an address that this machine does not have', async () => {
  expect(await examineBroken({ ...healthy(), HOST: '192.0.2.1' })).toEqual([
    'Port 0 on 192.0.2.1 cannot be used (EADDRNOTAVAIL).',
  ])
})

it('reports a different, a missing and a damaged secret', async () => {
  expect(await examineBroken({ ...healthy(), SECRET_KEY: newSecretKey() })).toEqual([
    'SECRET_KEY is not the secret that this database was set up with.',
  ])
  const { SECRET_KEY: _, ...without } = healthy()
  expect(await examineBroken(without)).toEqual([
    'The secret key is missing. Without it, faces, second factors and bank details cannot be opened.',
  ])
  const file = join(without.DATA_DIR, 'secret.key')
  writeFileSync(file, 'c2hvcnQ=', { mode: 0o600 })
  expect(await examineBroken(without)).toEqual([`${file} is damaged: it is too short.`])
})

it('warns of a secret that others can read', async () => {
  const { SECRET_KEY: key, ...without } = healthy()
  const file = join(without.DATA_DIR, 'secret.key')
  writeFileSync(file, key)
  chmodSync(file, 0o644)
  const findings = await examined(without)
  expect(findingTexts(findings, 'broken')).toEqual([])
  expect(findingTexts(findings, 'warning')).toEqual([`${file} can be read by other users of this machine.`])
})

it('reports a data directory that cannot be created', async () => {
  const file = join(temporaryDirectory(), 'file')
  writeFileSync(file, '')
  const dataDir = join(file, 'data')
  expect(await examineBroken({ ...healthy(), DATA_DIR: dataDir })).toEqual([
    `${file}, where ${dataDir} would be made, is not a directory.`,
  ])
})

it('reports a data directory that this user cannot write', async () => {
  const directory = join(temporaryDirectory(), 'closed')
  mkdirSync(directory)
  chmodSync(directory, 0o555)
  const check = join(import.meta.dirname, 'testing/check-as-nobody.ts')
  const { stdout } = await run(process.execPath, ['--import', 'tsx', check, directory])
  expect(findingTexts(JSON.parse(stdout), 'broken')).toEqual([`${directory} cannot be written (EACCES).`])
})

it('creates no directory if there is none', async () => {
  const dataDir = join(temporaryDirectory(), 'not', 'there')
  expect(await examineBroken({ ...healthy(), DATA_DIR: dataDir })).toEqual([])
  expect(existsSync(dataDir)).toBe(false)
})

it('reports a database that cannot be reached', async () => {
  const env = { ...healthy(), DATABASE_URL: 'postgres://campus:s3cret-word@127.0.0.1:1/campus' }
  expect(await examineBroken(env)).toEqual([
    'The database 127.0.0.1:1/campus cannot be reached: connect ECONNREFUSED 127.0.0.1:1.',
  ])
})

it('reports missing migrations, and those of a newer version', async () => {
  const env = healthy()
  const table = 'drizzle.__drizzle_migrations'
  await changing(
    env.DATABASE_URL,
    `create table kept_migration as select * from ${table} order by id desc limit 1;
     delete from ${table} where id = (select id from kept_migration)`,
    `insert into ${table} select * from kept_migration on conflict do nothing; drop table kept_migration`,
  )
  expect(await examineBroken(env)).toEqual(['The database lacks migrations of this version.'])
  await changing(
    env.DATABASE_URL,
    `insert into ${table} select * from kept_migration;
     insert into ${table} (hash, created_at) values ('newer', 9999999999999)`,
    `delete from ${table} where hash = 'newer'`,
  )
  const findings = await examined(env)
  expect(findingTexts(findings, 'broken')).toEqual([])
  expect(findingTexts(findings, 'warning')).toEqual(['The database has migrations of a newer version.'])
})

it('recognises an empty database', async () => {
  const { url } = await testDatabase()
  await changing(url, 'drop schema drizzle cascade', 'select')
  const findings = await examined({ ...healthy(), DATABASE_URL: url })
  expect(findingTexts(findings, 'broken')).toEqual([])
  expect(findingTexts(findings, 'note')).toContain('The database is empty. The first start sets it up.')
})

it('reports a mail server and a bucket that do not respond', async () => {
  const env = { ...s3.environment, S3_ENDPOINT: 'http://127.0.0.1:1', SMTP_URL: 'smtp://127.0.0.1:1' }
  expect(await examineBroken({ ...healthy(), ...env })).toEqual([
    'The bucket http://127.0.0.1:1 / campus / campanile cannot be listed (ECONNREFUSED).',
    'The mail server 127.0.0.1:1 does not answer.',
  ])
})

it('reveals no secret, whatever is broken', async () => {
  const secrets = {
    SECRET_KEY: newSecretKey(),
    S3_SECRET_ACCESS_KEY: 'bucket-password',
    S3_ACCESS_KEY_ID: 'bucket-name-of-key',
    METRICS_TOKEN: 'metrics-token-of-16-letters',
    OIDC_CLIENT_SECRET: 'oidc-password',
  }
  const broken = {
    ...{ ...healthy(), ...s3.environment, ...secrets, OIDC_CLIENT_ID: 'campus' },
    DATABASE_URL: 'postgres://campus:database-password@127.0.0.1:1/campus',
    SMTP_URL: 'smtp://campus:mail-password@127.0.0.1:1',
    S3_ENDPOINT: 'http://127.0.0.1:1',
  }
  for (const env of [broken, { ...broken, DATABASE_URL: healthy().DATABASE_URL, SMTP_URL: 'no address' }]) {
    const told = JSON.stringify(await examined(env))
    for (const secret of [...Object.values(secrets), 'database-password', 'mail-password'])
      expect(told).not.toContain(secret)
  }
})
