import { resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { defaultDataDir } from '#db/embedded/default-data-dir.ts'
import { createLog, type Log } from '#platform/log.ts'
import { type Config, readConfig } from '../config.ts'
import { StartError } from '../start-error.ts'
import { type Progress, showProgress } from './progress.ts'

export interface Command {
  /** The arguments after the options. */
  named: string[]
  flags: Record<string, boolean>
  config: Config
  dataDir: string
  log: Log
  progress: Progress
  /** Aborted by Ctrl-C. */
  signal: AbortSignal
  say(text: string): void
}

/**
 * Runs a command on the server with its settings. Errors are reported in one sentence, and Ctrl-C leaves
 * nothing half done.
 */
export async function runCommand(
  { flags }: { flags: readonly string[] },
  work: (command: Command) => Promise<void>,
): Promise<void> {
  const progress = showProgress()
  const cancelled = new AbortController()
  const cancel = () => cancelled.abort(new StartError('Cancelled. Nothing was left behind.'))
  process.once('SIGINT', cancel)
  process.once('SIGTERM', cancel)
  try {
    const { positionals, values } = read(flags)
    const config = readConfig(process.env)
    await work({
      named: positionals,
      flags: values,
      config,
      dataDir: resolve(config.dataDir ?? defaultDataDir({ demo: false })),
      log: createLog('error'),
      progress,
      signal: cancelled.signal,
      say(text) {
        progress.end()
        process.stdout.write(`${text}\n`)
      },
    })
  } catch (error) {
    progress.end()
    // After Ctrl-C, the error of the closed connection is not the reason to show.
    const { message, cause } = (cancelled.signal.aborted ? cancelled.signal.reason : error) as Error
    const because = cause instanceof Error && !(error instanceof StartError) ? ` (${cause.message})` : ''
    process.stderr.write(`${message}${because}\n`)
    process.exitCode = cancelled.signal.aborted ? 130 : 1
  } finally {
    process.off('SIGINT', cancel)
    process.off('SIGTERM', cancel)
  }
}

function read(flags: readonly string[]) {
  const options = Object.fromEntries(flags.map((name) => [name, { type: 'boolean' }])) satisfies NonNullable<
    ParseArgsConfig['options']
  > as Record<string, { type: 'boolean' }>
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options })
    return { positionals, values: values as Record<string, boolean> }
  } catch (error) {
    throw new StartError((error as Error).message)
  }
}
