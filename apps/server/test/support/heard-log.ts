import { Writable } from 'node:stream'
import { createLog } from '#platform/log.ts'

/** A log that writes all levels, and the lines it has written so far. */
export function heardLog() {
  const logged: string[] = []
  const destination = new Writable({
    write(line, _encoding, done) {
      logged.push(String(line))
      done()
    },
  })
  return { logged, log: createLog('trace', destination) }
}
