import { type DestinationStream, pino } from 'pino'
import { loggedError } from './logged-error.ts'

export type Log = pino.Logger

/** Logs JSON lines, to standard output by default. Never pass it addresses, names, emails or bodies. */
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
