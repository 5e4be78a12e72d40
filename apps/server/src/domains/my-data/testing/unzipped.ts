import { buffer } from 'node:stream/consumers'
import { type Entry, fromBuffer } from 'yauzl'

/** The files in an archive, by path. */
export const unzipped = (bytes: Buffer): Promise<Map<string, Buffer>> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      const found = new Map<string, Buffer>()
      zip.on('end', () => resolve(found)).on('error', reject)
      zip.on('entry', (entry: Entry) => {
        zip.openReadStream(entry, async (failure, stream) => {
          if (failure) return reject(failure)
          found.set(entry.fileName, await buffer(stream))
          zip.readEntry()
        })
      })
      zip.readEntry()
    })
  })
