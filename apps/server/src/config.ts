import { accessSync, constants, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { createSecureContext } from 'node:tls'
import { defaultLocale } from '@campanile/contract/locale.ts'
import { messageText } from '@campanile/messages/coded.ts'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { StartError } from './start-error.ts'

const nonEmpty = z.string().min(1)
const matching = (fits: (value: string) => boolean, error: string) =>
  z.string().refine(fits, { error, abort: true })

const choice = <const T extends readonly [string, ...string[]]>(...values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })

const url = (...protocols: string[]) =>
  matching(
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
    `must be an address that starts with ${protocols.map((it) => `${it}//`).join(' or ')}`,
  )

const port = matching(
  (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
  'must be a number from 0 to 65535',
).transform(Number)

const readableFile = matching((path) => {
  try {
    accessSync(path, constants.R_OK)
    return true
  } catch {
    return false
  }
}, 'must name a file that can be read')

/** The host as written in a URL. */
const inUrl = (host: string) => (isIP(host) === 6 ? `[${host}]` : host)

const program = matching((path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}, 'must name a program that can be run')

const isProxy = (value: string) => {
  const [address = ''] = value.split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true
  return isIP(address) > 0 && (value === address || ipaddr.isValidCIDR(value))
}

/** Push services that may be in our own network, each by its whole origin. */
const origins = matching(
  (value) => value.split(',').every((it) => isOrigin(it.trim())),
  'must list origins (https://push.campus.lan:8443) with commas between',
).transform((value) => value.split(',').map((it) => it.trim()))

const isOrigin = (value: string) =>
  URL.canParse(value) && /^https?:\/\/[^*]+$/.test(value) && new URL(value).origin === value

const environment = z.object({
  PORT: port.default(3000),
  HOST: matching((value) => {
    const address = `http://${inUrl(value)}:1`
    return URL.canParse(address) && new URL(address).port === '1'
  }, 'must be an address or a host name').default('127.0.0.1'),
  DATA_DIR: nonEmpty.optional(),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_REPLICA_URL: url('postgres:', 'postgresql:').optional(),
  PUBLIC_URL: url('http:', 'https:')
    .refine((value) => new URL(value).href === `${new URL(value).origin}/`, { error: 'must have no path' })
    .optional(),
  TLS_CERT: readableFile.optional(),
  TLS_KEY: readableFile.optional(),
  TRUST_PROXY: matching(
    (value) => value.split(',').every((it) => isProxy(it.trim())),
    'must list addresses or networks (10.0.0.0/8, loopback) with commas between',
  ).optional(),
  SECRET_KEY: matching(
    (value) => Buffer.from(value, 'base64').length >= 32,
    'must be at least 32 random bytes in base64 (openssl rand -base64 32)',
  ).optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: matching((value) => /[^\s@]@[^\s@]/.test(value), 'must hold an email address').optional(),
  OIDC_ISSUER: url('https:', 'http:').default('https://accounts.google.com'),
  OIDC_CLIENT_ID: nonEmpty.optional(),
  OIDC_CLIENT_SECRET: nonEmpty.optional(),
  SAML_CERT: readableFile.optional(),
  SAML_KEY: readableFile.optional(),
  SAML_ALLOW_ORIGINS: origins.optional(),
  S3_ENDPOINT: url('https:', 'http:').optional(),
  S3_REGION: matching((value) => /^[a-z0-9-]+$/.test(value), 'must be the name of a region').optional(),
  S3_BUCKET: matching(
    (value) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value),
    'must be the name of a bucket',
  ).optional(),
  S3_ACCESS_KEY_ID: nonEmpty.optional(),
  S3_SECRET_ACCESS_KEY: nonEmpty.optional(),
  S3_PREFIX: matching(
    (value) => value.length <= 200 && /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(value),
    'must name a folder of the bucket (letters, digits, dots, hyphens; no slash at its ends)',
  ).optional(),
  S3_SSE: choice('AES256', 'aws:kms').optional(),
  PUSH_CONTACT: matching(
    (value) => /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value),
    'must start with mailto: or https://',
  ).optional(),
  PUSH_ALLOW_ORIGINS: origins.optional(),
  WEBHOOK_ALLOW_ORIGINS: origins.optional(),
  ROSTER_ALLOW_ORIGINS: origins.optional(),
  SOFFICE_PATH: program.optional(),
  METRICS_TOKEN: matching(
    (value) => /^[\x21-\x7e]{16,}$/.test(value),
    'must be at least 16 letters, digits or signs without spaces (openssl rand -hex 24)',
  ).optional(),
  WORKERS: matching(
    (value) => value === 'auto' || /^([1-9]|[1-5]\d|6[0-4])$/.test(value),
    'must be auto or a number from 1 to 64',
  )
    .transform((value) => (value === 'auto' ? value : Number(value)))
    .default('auto'),
  LOG_LEVEL: choice('trace', 'debug', 'info', 'warn', 'error', 'silent').default('info'),
})

export type Config = ReturnType<typeof readConfig>

/** The names of all environment variables that are read. */
export const settingNames: readonly string[] = Object.keys(environment.shape)

/** Prefixes that only our own variables have, so that misspelt ones can be reported. */
const ownFamilies = [
  'SMTP_',
  'MAIL_',
  'OIDC_',
  'SAML_',
  'TLS_',
  'SECRET_',
  'S3_',
  'PUSH_',
  'METRICS_',
  'SOFFICE_',
  'DATABASE_REPLICA',
]

/** Reads and checks the environment. Reports every mistake in one sentence each. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const unknown = Object.keys(env)
    .filter((name) => ownFamilies.some((family) => name.startsWith(family)) && !settingNames.includes(name))
    .map((name) => `${name} is not a setting of Campanile.`)
  const parsed = environment.safeParse(
    Object.fromEntries(settingNames.flatMap((name) => (env[name] ? [[name, env[name]]] : []))),
  )
  const bad = parsed.success
    ? []
    : parsed.error.issues.map(
        (issue) => `${issue.path.join('.')} ${messageText(issue.message, defaultLocale)}.`,
      )
  if (parsed.success) bad.push(...combinationErrors(parsed.data))
  if (!parsed.success || bad.length + unknown.length > 0)
    throw new StartError([...unknown, ...bad].join('\n'))
  const it = parsed.data
  const scheme = it.TLS_CERT ? 'https' : 'http'
  const host = everyAddress.includes(it.HOST) || it.HOST === '127.0.0.1' ? 'localhost' : inUrl(it.HOST)
  const publicUrl = new URL(it.PUBLIC_URL ?? `${scheme}://${host}:${it.PORT}`)
  const mailFrom = it.MAIL_FROM ?? `Campanile <no-reply@${publicUrl.hostname}>`
  return {
    port: it.PORT,
    host: it.HOST,
    dataDir: it.DATA_DIR,
    databaseUrl: it.DATABASE_URL,
    databaseReplicaUrl: it.DATABASE_REPLICA_URL,
    publicUrl,
    /** Cookies are Secure and have the __Host- prefix. */
    secureCookies: publicUrl.protocol === 'https:',
    /** Camera, passkeys and push work in the browser. */
    secureContext: publicUrl.protocol === 'https:' || isLoopback(publicUrl.hostname),
    tls: it.TLS_CERT && it.TLS_KEY ? { cert: it.TLS_CERT, key: it.TLS_KEY } : undefined,
    trustProxy: it.TRUST_PROXY,
    secretKey: it.SECRET_KEY,
    smtpUrl: it.SMTP_URL,
    mailFrom,
    oidc: it.OIDC_CLIENT_ID
      ? { issuer: it.OIDC_ISSUER, clientId: it.OIDC_CLIENT_ID, clientSecret: it.OIDC_CLIENT_SECRET }
      : undefined,
    saml: {
      /** Signs our requests, and decrypts what providers send. */
      keys: it.SAML_CERT && it.SAML_KEY ? { cert: it.SAML_CERT, key: it.SAML_KEY } : undefined,
      allowedOrigins: it.SAML_ALLOW_ORIGINS ?? [],
    },
    s3: s3Of(it),
    push: {
      /** The contact for operators of push services when something is wrong. */
      contact: it.PUSH_CONTACT ?? `mailto:${/(?<![^\s<>@])[^\s<>@]+@[^\s<>]+/.exec(mailFrom)?.[0]}`,
      allowedOrigins: it.PUSH_ALLOW_ORIGINS ?? [],
    },
    webhooks: { allowedOrigins: it.WEBHOOK_ALLOW_ORIGINS ?? [] },
    roster: { allowedOrigins: it.ROSTER_ALLOW_ORIGINS ?? [] },
    /** LibreOffice, which converts submitted Office files to PDF. Without it they are only downloaded. */
    sofficePath: it.SOFFICE_PATH,
    /** Clients with this token may read /metrics. Without a token there are no metrics. */
    metricsToken: it.METRICS_TOKEN,
    /** How many processes answer requests. The included database serves one. */
    workers: it.WORKERS as number | 'auto',
    logLevel: it.LOG_LEVEL,
  }
}

/** All of these are needed to use a bucket. */
const neededForS3 = ['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** The bucket for files. Without one they are stored in the data directory. */
function s3Of(it: z.infer<typeof environment>) {
  const { S3_REGION: region, S3_BUCKET: bucket } = it
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = it
  if (!region || !bucket || !accessKeyId || !secretAccessKey) return undefined
  return {
    endpoint: it.S3_ENDPOINT,
    region,
    bucket,
    accessKeyId,
    secretAccessKey,
    prefix: it.S3_PREFIX,
    encryption: it.S3_SSE,
  }
}

/** These mean listening on every address, and cannot be used in a URL. */
const everyAddress = ['0.0.0.0', '::']

export const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))

function combinationErrors(it: z.infer<typeof environment>): string[] {
  const errors: string[] = []
  if (it.DATABASE_REPLICA_URL && !it.DATABASE_URL) errors.push('DATABASE_REPLICA_URL needs DATABASE_URL.')
  if (!it.TLS_CERT !== !it.TLS_KEY) errors.push('TLS_CERT and TLS_KEY must be given together.')
  if (it.TLS_CERT && it.TLS_KEY && !belongTogether(it.TLS_CERT, it.TLS_KEY))
    errors.push('TLS_CERT and TLS_KEY must be a certificate and its key, both in PEM.')
  if (!it.SAML_CERT !== !it.SAML_KEY) errors.push('SAML_CERT and SAML_KEY must be given together.')
  if (it.SAML_CERT && it.SAML_KEY && !belongTogether(it.SAML_CERT, it.SAML_KEY))
    errors.push('SAML_CERT and SAML_KEY must be a certificate and its key, both in PEM.')
  if (it.OIDC_CLIENT_SECRET && !it.OIDC_CLIENT_ID) errors.push('OIDC_CLIENT_SECRET needs OIDC_CLIENT_ID.')
  const s3Given = Object.entries(it).some(([name, value]) => name.startsWith('S3_') && value !== undefined)
  const s3Missing = neededForS3.filter((name) => it[name] === undefined)
  if (s3Given && s3Missing.length > 0) errors.push(`Files in S3 need ${s3Missing.join(', ')} as well.`)
  const issuer = new URL(it.OIDC_ISSUER)
  if (issuer.protocol === 'http:' && !isLoopback(issuer.hostname))
    errors.push('OIDC_ISSUER must start with https://.')
  const allowed = [
    ...(['PUSH_ALLOW_ORIGINS', 'WEBHOOK_ALLOW_ORIGINS'] as const),
    ...(['SAML_ALLOW_ORIGINS', 'ROSTER_ALLOW_ORIGINS'] as const),
  ]
  for (const name of allowed)
    if (it[name]?.some((origin) => !isFitToAllow(new URL(origin), it.PUBLIC_URL)))
      errors.push(`${name} must start with https://.`)
  return errors
}

/** Plain http is only allowed for trying things out: on this machine, with no other public address. */
const isFitToAllow = ({ protocol, hostname }: URL, publicUrl: string | undefined) =>
  protocol === 'https:' ||
  (isLoopback(hostname) && (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname)))

function belongTogether(cert: string, key: string): boolean {
  try {
    createSecureContext({ cert: readFileSync(cert), key: readFileSync(key) })
    return true
  } catch {
    return false
  }
}
