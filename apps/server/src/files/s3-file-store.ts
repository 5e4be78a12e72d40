import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { checkKey, type FileStore, type StoreSize } from './file-store.ts'
import { withDeclaredFailures } from './store-failure.ts'

export interface S3Settings {
  /** If absent, Amazon's own endpoint of the region. */
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Folder in the bucket. */
  prefix: string | undefined
  /** The encryption at rest that the store is asked for. */
  encryption: 'AES256' | 'aws:kms' | undefined
}

/** Milliseconds to wait for a store that does not respond, or stops responding. */
const timeouts = { connectionTimeout: 3_000, requestTimeout: 20_000, socketTimeout: 60_000 }
const maxAttempts = 3
/** A whole course may download at once, each student as fast as their connection. */
const agent = { maxSockets: 256 }

/** Stores files in a bucket of any S3-compatible store. */
export function s3FileStore(settings: S3Settings): FileStore {
  const client = createClient(settings)
  const objectAddress = (key: string) => ({
    Bucket: settings.bucket,
    Key: settings.prefix ? `${settings.prefix}/${checkKey(key)}` : checkKey(key),
  })
  const sealed = settings.encryption && { ServerSideEncryption: settings.encryption }

  async function openObject(key: string) {
    try {
      const { Body, ContentLength } = await client.send(new GetObjectCommand(objectAddress(key)))
      return { stream: Body as Readable, size: ContentLength ?? 0 }
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined
      throw error
    }
  }

  return withDeclaredFailures({
    async put(key, source) {
      const params = { ...objectAddress(key), ...sealed }
      if (Buffer.isBuffer(source)) {
        await client.send(new PutObjectCommand({ ...params, Body: source }))
        return { size: source.length }
      }
      const counted = countedStream(source)
      // Keeps one part of 5 MB in memory. If it fails, the parts sent so far are dropped.
      await new Upload({ client, params: { ...params, Body: counted.stream }, queueSize: 1 }).done()
      return { size: counted.size() }
    },
    open: openObject,
    async get(key) {
      const file = await openObject(key)
      return file && buffer(file.stream)
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(objectAddress(key)))
    },
    place: [settings.endpoint ?? settings.region, settings.bucket, settings.prefix]
      .filter(Boolean)
      .join(' / '),
    measure: (most) => measureBucket(client, settings, most),
  })
}

/** Reads page by page: a store lists a thousand objects at a time. */
async function measureBucket(
  client: S3Client,
  { bucket, prefix }: S3Settings,
  most: number,
): Promise<StoreSize> {
  const size: StoreSize = { files: 0, bytes: 0, atLeast: false, free: null }
  let token: string | undefined
  do {
    const page = await client.send(
      new ListObjectsV2Command({
        Bucket: bucket,
        ...(prefix && { Prefix: `${prefix}/` }),
        ...(token && { ContinuationToken: token }),
      }),
    )
    for (const { Size = 0 } of page.Contents ?? []) {
      size.files += 1
      size.bytes += Size
    }
    token = page.NextContinuationToken
  } while (token && size.files < most)
  return { ...size, atLeast: token !== undefined }
}

const createClient = ({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings) =>
  new S3Client({
    ...(endpoint && { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Puts the bucket in the path, for stores that have a single host name.
    forcePathStyle: true,
    // Stores other than Amazon's treat the trailing checksums as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts,
    requestHandler: { ...timeouts, throwOnRequestTimeout: true, httpAgent: agent, httpsAgent: agent },
  })

function countedStream(source: Readable) {
  let size = 0
  async function* counting() {
    for await (const chunk of source) {
      size += chunk.length
      yield chunk
    }
  }
  return { stream: Readable.from(counting(), { objectMode: false }), size: () => size }
}
