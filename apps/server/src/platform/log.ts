import { type DestinationStream, pino } from 'pino'
import { loggedError } from './logged-error.ts'

export type Log = pino.Logger

/** JSON lines, on standard output unless told otherwise. Addresses, names, e-mails and bodies are never passed to it. */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: loggedError },
    },
    destination,
  )
