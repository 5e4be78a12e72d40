import { execFileSync, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '#platform/error-code.ts'
import { StartError } from '../../start-error.ts'
import { type Binaries, programPath } from './binaries.ts'
import { clusterSettings } from './cluster-settings.ts'
import type { ClusterPaths } from './data-directory.ts'
import { programEnvironment, runAsUser } from './run-as.ts'

/** The id of the cluster's process, if it is running. */
export function runningPostmaster(place: Pick<ClusterPaths, 'data' | 'clusterName'>): number | undefined {
  const pid = readPid(join(place.data, 'postmaster.pid'))
  return pid !== undefined && isOwnPostmaster(place, commandLine(pid)) ? pid : undefined
}

const isOwnPostmaster = (place: Pick<ClusterPaths, 'clusterName'>, command: string) =>
  command.includes(`cluster_name=${place.clusterName}`)

/**
 * Removes the lock files that a killed process left behind. PostgreSQL does so itself, except when the
 * process id in the file now belongs to a zombie or, after a reboot, to another program. It would then refuse
 * to start until someone removed the file.
 */
export function clearStaleLocks(place: ClusterPaths): void {
  for (const file of [
    join(place.data, 'postmaster.pid'),
    join(place.socketDirectory, '.s.PGSQL.5432.lock'),
  ]) {
    const pid = readPid(file)
    if (pid === undefined) continue
    const command = commandLine(pid)
    if (isOwnPostmaster(place, command)) return
    if (command.includes('postgres') && command.includes(place.data)) {
      throw new StartError(`Another PostgreSQL (process ${pid}) uses ${place.data}. Please stop it first.`)
    }
    if (readPid(file) === pid) unlinkSync(file)
  }
}

function readPid(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

interface Attempt {
  pid: number | undefined
  isRunning(): boolean
  /** The output of the process since it was started. */
  output(): string
}

/** Starts the cluster's process in its own session, so that Ctrl-C and the server's death do not reach it. */
export function spawnPostmaster(
  place: ClusterPaths,
  binaries: Binaries,
  settings: Record<string, string>,
): Attempt {
  rotate(place.logFile)
  const log = openSync(place.logFile, 'a', 0o600)
  const written = statSync(place.logFile).size
  const options = Object.entries({ ...clusterSettings(place), ...settings })
  const child = spawn(
    programPath(binaries, 'postgres'),
    ['-D', place.dataOption, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...place.user, cwd: place.data, env: programEnvironment, detached: true, stdio: ['ignore', log, log] },
  )
  closeSync(log)
  child.unref()
  let failure: Error | undefined
  child.on('error', (error) => {
    failure = error
  })
  return {
    pid: child.pid,
    isRunning: () => !failure && child.exitCode === null && child.signalCode === null,
    output: () => failure?.message ?? readFileSync(place.logFile).subarray(written).toString(),
  }
}

const largestLog = 2 ** 20

function rotate(logFile: string) {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size > largestLog) renameSync(logFile, `${logFile}.1`)
}

/** Stops the cluster's process cleanly: sessions are cut off and all data is written. */
export async function stopPostmaster(place: ClusterPaths, binaries: Binaries): Promise<void> {
  try {
    if (runningPostmaster(place) === undefined) return
    const options = ['-D', place.dataOption, '-m', 'fast', '-w', '-t', '60']
    await runAsUser(place.user, programPath(binaries, 'pg_ctl'), ['stop', ...options], place.data)
  } catch (error) {
    if (runningPostmaster(place) !== undefined) throw error
  }
}

/** The command line of a process. Empty if the process does not exist or is a zombie. */
function commandLine(pid: number): string {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
}

function fromProc(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch (error) {
    // ESRCH: the process ended between opening and reading.
    if (['ENOENT', 'ESRCH'].includes(errorCode(error) ?? '')) return ''
    throw error
  }
}

function fromPs(pid: number): string {
  try {
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch (error) {
    // `ps` exits with 1 if the process does not exist.
    if ((error as { status?: number }).status === 1) return ''
    throw error
  }
}
