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
import { tellingFailures } from './store-failure.ts'

export interface S3Settings {
  /** Absent: Amazon's own, by region. */
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Folder of the bucket. */
  prefix: string | undefined
  /** Encryption at rest that the store is asked for. */
  encryption: 'AES256' | 'aws:kms' | undefined
}

/** Nobody waits longer for a store that does not answer, or falls silent; milliseconds. */
const timeouts = { connectionTimeout: 3_000, requestTimeout: 20_000, socketTimeout: 60_000 }
const maxAttempts = 3
/** A whole course may download at once, each as fast as its line. */
const agent = { maxSockets: 256 }

/** Files in a bucket of any store that speaks S3. */
export function s3FileStore(settings: S3Settings): FileStore {
  const client = clientOf(settings)
  const placeOf = (key: string) => ({
    Bucket: settings.bucket,
    Key: settings.prefix ? `${settings.prefix}/${checkKey(key)}` : checkKey(key),
  })
  const sealed = settings.encryption && { ServerSideEncryption: settings.encryption }

  async function openObject(key: string) {
    try {
      const { Body, ContentLength } = await client.send(new GetObjectCommand(placeOf(key)))
      return { stream: Body as Readable, size: ContentLength ?? 0 }
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined
      throw error
    }
  }

  return tellingFailures({
    async put(key, source) {
      const params = { ...placeOf(key), ...sealed }
      if (Buffer.isBuffer(source)) {
        await client.send(new PutObjectCommand({ ...params, Body: source }))
        return { size: source.length }
      }
      const counted = countedStream(source)
      // One part of 5 MB in memory; when it fails, the parts sent so far are dropped.
      await new Upload({ client, params: { ...params, Body: counted.stream }, queueSize: 1 }).done()
      return { size: counted.size() }
    },
    open: openObject,
    async get(key) {
      const file = await openObject(key)
      return file && buffer(file.stream)
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(placeOf(key)))
    },
    place: [settings.endpoint ?? settings.region, settings.bucket, settings.prefix]
      .filter(Boolean)
      .join(' / '),
    measure: (most) => measureBucket(client, settings, most),
  })
}

/** Asked page by page: a store tells of a thousand objects at a time. */
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

const clientOf = ({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings) =>
  new S3Client({
    ...(endpoint && { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    // A bucket is no host name where the store has one address.
    forcePathStyle: true,
    // Stores other than Amazon's take the trailing checksums for part of the file.
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
