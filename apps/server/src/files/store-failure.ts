import { Readable } from 'node:stream'
import { AppError } from '#http/app-error.ts'
import { checkKey, type FileStore } from './file-store.ts'

/** Wraps a store so that its failures become 'unavailable' errors. An error of the source stays as it is. */
export function withDeclaredFailures(store: FileStore): FileStore {
  return {
    async put(key, source) {
      checkKey(key)
      let fault: unknown
      const watched = Buffer.isBuffer(source)
        ? source
        : Readable.from(
            watching(source, (error) => (fault = error)),
            { objectMode: false },
          )
      return store.put(key, watched).catch((cause) => {
        throw fault ?? new AppError('unavailable', { cause })
      })
    },
    open: (key) => declaringFailures(key, store.open),
    get: (key) => declaringFailures(key, store.get),
    remove: (key) => declaringFailures(key, store.remove),
    place: store.place,
    measure: (most) =>
      store.measure(most).catch((cause) => {
        throw new AppError('unavailable', { cause })
      }),
  }
}

async function declaringFailures<T>(key: string, work: (key: string) => Promise<T>): Promise<T> {
  checkKey(key)
  return work(key).catch((cause) => {
    throw new AppError('unavailable', { cause })
  })
}

async function* watching(source: Readable, failed: (error: unknown) => void) {
  try {
    yield* source
  } catch (error) {
    failed(error)
    throw error
  }
}
