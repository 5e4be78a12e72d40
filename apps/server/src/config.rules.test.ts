import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { StartError } from './start-error.ts'

/** The error message that the operator sees. */
function complaint(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
  throw new Error('the configuration was accepted')
}

const s3 = { S3_REGION: 'eu-1', S3_BUCKET: 'campus', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }

it('works without any setting', () => {
  const config = readConfig({ PATH: '/bin', HOME: '/root' })
  expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', secureCookies: false, secureContext: true })
  expect(config.publicUrl.origin).toBe('http://localhost:3000')
  expect(config.oidc).toBeUndefined()
  expect(config.s3).toBeUndefined()
})

it('treats an empty value as absent', () => {
  expect(readConfig({ PORT: '', OIDC_CLIENT_ID: '' })).toMatchObject({ port: 3000, oidc: undefined })
})

it('reads every setting', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '::1',
    PUBLIC_URL: 'https://campus.test',
    DATABASE_URL: 'postgres://campus@db.test/campus',
    TRUST_PROXY: '10.0.0.0/8, loopback,fd00::/8',
    SECRET_KEY: randomBytes(32).toString('base64'),
    SMTP_URL: 'smtps://user:secret@mail.test',
    MAIL_FROM: 'Campus <office@campus.test>',
    OIDC_CLIENT_ID: 'id',
    OIDC_CLIENT_SECRET: 'secret',
    ...s3,
    S3_ENDPOINT: 'https://minio.campus.test:9000',
    S3_PREFIX: 'campanile/files',
    S3_SSE: 'AES256',
    METRICS_TOKEN: 'sixteen-letters-',
    LOG_LEVEL: 'warn',
  })
  expect(config).toMatchObject({ port: 8080, secureCookies: true, secureContext: true, logLevel: 'warn' })
  expect(config.oidc).toEqual({
    issuer: 'https://accounts.google.com',
    clientId: 'id',
    clientSecret: 'secret',
  })
  expect(config.s3).toEqual({
    endpoint: 'https://minio.campus.test:9000',
    region: 'eu-1',
    bucket: 'campus',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    prefix: 'campanile/files',
    encryption: 'AES256',
  })
})

it.each([
  [{ HOST: '::1' }, 'http://[::1]:3000'],
  [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost'],
  [{ HOST: '::' }, 'http://localhost:3000'],
  [{ HOST: 'campus.test' }, 'http://campus.test:3000'],
])('derives from %j the address %s', (env, origin) => expect(readConfig(env).publicUrl.origin).toBe(origin))

it('allows push to one’s own network only by whole origins, and by default not at all', () => {
  expect(readConfig({ PUBLIC_URL: 'https://campus.test' }).push).toEqual({
    contact: 'mailto:no-reply@campus.test',
    allowedOrigins: [],
  })
  const named = 'https://push.campus.lan:8443, http://127.0.0.1:4000'
  expect(readConfig({ PUSH_ALLOW_ORIGINS: named, MAIL_FROM: 'Campus <office@campus.test>' }).push).toEqual({
    contact: 'mailto:office@campus.test',
    allowedOrigins: ['https://push.campus.lan:8443', 'http://127.0.0.1:4000'],
  })
})

it('warns that the camera will not work over plain http on another host', () => {
  expect(readConfig({ PUBLIC_URL: 'http://campus.test' }).secureContext).toBe(false)
  expect(readConfig({ PUBLIC_URL: 'http://127.0.0.2:4000' }).secureContext).toBe(true)
  expect(readConfig({ PUBLIC_URL: 'http://127.campus.test' }).secureContext).toBe(false)
})

it.each([
  [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT must be a number from 0 to 65535.'],
  [{ PORT: '80.5' }, 'PORT must be a number from 0 to 65535.'],
  [{ HOST: 'no such host' }, 'HOST must be an address or a host name.'],
  [{ HOST: 'campus.test:80' }, 'HOST must be an address or a host name.'],
  [
    { DATABASE_URL: 'mysql://db' },
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
  ],
  [
    { DATABASE_URL: 'campus' },
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
  ],
  [{ DATABASE_REPLICA_URL: 'postgres://replica/campus' }, 'DATABASE_REPLICA_URL needs DATABASE_URL.'],
  [
    { METRICS_TOKEN: 'too short' },
    'METRICS_TOKEN must be at least 16 letters, digits or signs without spaces (openssl rand -hex 24).',
  ],
  [{ PUBLIC_URL: 'campus.test' }, 'PUBLIC_URL must be an address that starts with http:// or https://.'],
  [
    { PUBLIC_URL: 'ftp://campus.test' },
    'PUBLIC_URL must be an address that starts with http:// or https://.',
  ],
  [{ PUBLIC_URL: 'https://campus.test/app' }, 'PUBLIC_URL must have no path.'],
  [
    { TRUST_PROXY: 'true' },
    'TRUST_PROXY must list addresses or networks (10.0.0.0/8, loopback) with commas between.',
  ],
  [
    { TRUST_PROXY: '1' },
    'TRUST_PROXY must list addresses or networks (10.0.0.0/8, loopback) with commas between.',
  ],
  [
    { TRUST_PROXY: '10.0.0.0/99' },
    'TRUST_PROXY must list addresses or networks (10.0.0.0/8, loopback) with commas between.',
  ],
  [
    { SECRET_KEY: 'short' },
    'SECRET_KEY must be at least 32 random bytes in base64 (openssl rand -base64 32).',
  ],
  [{ SMTP_URL: 'mail.test' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
  [{ MAIL_FROM: 'Campus' }, 'MAIL_FROM must hold an email address.'],
  [
    { OIDC_ISSUER: 'accounts.google.com' },
    'OIDC_ISSUER must be an address that starts with https:// or http://.',
  ],
  [{ OIDC_ISSUER: 'http://issuer.test' }, 'OIDC_ISSUER must start with https://.'],
  [{ OIDC_ISSUER: 'http://127.issuer.test' }, 'OIDC_ISSUER must start with https://.'],
  [{ OIDC_CLIENT_SECRET: 'secret' }, 'OIDC_CLIENT_SECRET needs OIDC_CLIENT_ID.'],
  [{ PUSH_CONTACT: 'office@campus.test' }, 'PUSH_CONTACT must start with mailto: or https://.'],
  [{ PUSH_ALLOW_HOSTS: '*' }, 'PUSH_ALLOW_HOSTS is not a setting of Campanile.'],
  ...['*', 'campus.lan', '10.0.0.0/8', 'https://*.lan', 'https://push.lan/', 'https://push.lan,'].map(
    (origins): [Record<string, string>, string] => [
      { PUSH_ALLOW_ORIGINS: origins },
      'PUSH_ALLOW_ORIGINS must list origins (https://push.campus.lan:8443) with commas between.',
    ],
  ),
  [{ PUSH_ALLOW_ORIGINS: 'http://push.lan' }, 'PUSH_ALLOW_ORIGINS must start with https://.'],
  [{ WEBHOOK_ALLOW_ORIGINS: 'http://hooks.lan' }, 'WEBHOOK_ALLOW_ORIGINS must start with https://.'],
  [
    { PUSH_ALLOW_ORIGINS: 'http://127.0.0.1:4000', PUBLIC_URL: 'https://campus.test' },
    'PUSH_ALLOW_ORIGINS must start with https://.',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, silent.'],
  [
    { TLS_CERT: '/no/such/file', TLS_KEY: '/no/such/file' },
    'TLS_CERT must name a file that can be read.\nTLS_KEY must name a file that can be read.',
  ],
  [{ TLS_CERT: import.meta.filename }, 'TLS_CERT and TLS_KEY must be given together.'],
  [
    { TLS_CERT: import.meta.filename, TLS_KEY: import.meta.filename },
    'TLS_CERT and TLS_KEY must be a certificate and its key, both in PEM.',
  ],
  [{ OIDC_CLIENTID: 'x' }, 'OIDC_CLIENTID is not a setting of Campanile.'],
  [{ SMTP_PASSWORD: 'x' }, 'SMTP_PASSWORD is not a setting of Campanile.'],
  [{ S3_KEY: 'x' }, 'S3_KEY is not a setting of Campanile.'],
  [{ S3_BUCKET: 'campus' }, 'Files in S3 need S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY as well.'],
  [
    { S3_SSE: 'AES256' },
    'Files in S3 need S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY as well.',
  ],
  [
    { ...s3, S3_ENDPOINT: 'minio:9000' },
    'S3_ENDPOINT must be an address that starts with https:// or http://.',
  ],
  [{ ...s3, S3_REGION: 'EU (Frankfurt)' }, 'S3_REGION must be the name of a region.'],
  [{ ...s3, S3_BUCKET: 'Campus/files' }, 'S3_BUCKET must be the name of a bucket.'],
  [
    { ...s3, S3_PREFIX: '/campanile/' },
    'S3_PREFIX must name a folder of the bucket (letters, digits, dots, hyphens; no slash at its ends).',
  ],
  [
    { ...s3, S3_PREFIX: 'a/../b' },
    'S3_PREFIX must name a folder of the bucket (letters, digits, dots, hyphens; no slash at its ends).',
  ],
  [{ ...s3, S3_SSE: 'yes' }, 'S3_SSE must be one of AES256, aws:kms.'],
])('rejects %j in one clear sentence', (env, sentence) => expect(complaint(env)).toBe(sentence))

it('reports every mistake at once', () => {
  expect(complaint({ PORT: 'x', SMTP_URL: 'x', MAIL_SENDER: 'x' }).split('\n')).toEqual([
    'MAIL_SENDER is not a setting of Campanile.',
    'PORT must be a number from 0 to 65535.',
    'SMTP_URL must be an address that starts with smtp:// or smtps://.',
  ])
})

it('never repeats a secret', () => {
  const said = complaint({
    SECRET_KEY: 'hunter2',
    DATABASE_URL: 'mysql://root:hunter2@db',
    SMTP_URL: 'hunter2',
  })
  expect(said).not.toContain('hunter2')
})
