import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../server-process.ts'

const program = join(import.meta.dirname, '../../../node_modules/s3rver/bin/s3rver.js')

/** An S3-compatible store, with the environment variables that a server needs to use it. */
export async function startStore(root: string) {
  const directory = join(root, 'store')
  mkdirSync(directory)
  const port = await freePort()
  const args = ['--directory', directory, '--address', '127.0.0.1', '--port', String(port)]
  const child = spawn(process.execPath, [program, ...args, '--configure-bucket', 'campus'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'eu-1',
      S3_BUCKET: 'campus',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
