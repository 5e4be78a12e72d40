import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll } from 'vitest'

/** An S3-compatible store for the tests of one file. Records the requests it gets. */
export async function startS3() {
  const directory = mkdtempSync(join(tmpdir(), 'campanile-s3-'))
  const configureBuckets = [{ name: 'campus' }]
  const store = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets })
  const { port } = await store.run()
  const asked: string[] = []
  const encryption: unknown[] = []
  store.httpServer.prependListener('request', ({ method, url, headers }) => {
    asked.push(`${method} ${url}`)
    encryption.push(headers['x-amz-server-side-encryption'])
  })
  afterAll(async () => {
    store.httpServer.closeAllConnections()
    await store.close()
    rmSync(directory, { recursive: true })
  })
  return {
    asked,
    /** The encryption at rest that each request asked for. */
    encryption,
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'eu-1',
      S3_BUCKET: 'campus',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_PREFIX: 'campanile',
    },
  }
}
