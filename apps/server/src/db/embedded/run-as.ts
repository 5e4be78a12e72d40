import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The user that the database runs as. Undefined means the user that runs the server. */
export type DatabaseUser = { uid: number; gid: number } | undefined

/** Our own environment (PGPORT, PGDATA, secrets) is not passed to the database's programs. */
export const programEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' }

/** Runs a program and waits until it ends. Rejects if it fails, with its `code` and `stderr`. */
export const runAsUser = (user: DatabaseUser, program: string, args: string[], cwd = '/') =>
  run(program, args, { ...user, cwd, env: programEnvironment })

/**
 * PostgreSQL refuses to run as root. In that case it runs as the owner of the existing data, else as
 * postgres, else as nobody.
 */
export async function databaseUser(data: string): Promise<DatabaseUser> {
  if (process.getuid?.() !== 0) return undefined
  const existing = statSync(data, { throwIfNoEntry: false })
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid }
  return (await lookUp('postgres')) ?? (await lookUp('nobody')) ?? { uid: 65_534, gid: 65_534 }
}

async function lookUp(name: string): Promise<DatabaseUser> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch (error) {
    // `id` exits with 1 if the user does not exist.
    if (exitCode(error) === 1) return undefined
    throw error
  }
}

/** Whether the user may enter a directory through all of its parents. */
export async function canEnter(user: DatabaseUser, directory: string): Promise<boolean> {
  try {
    await runAsUser(user, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory])
    return true
  } catch (error) {
    if (typeof exitCode(error) === 'number') return false
    throw error
  }
}

/** A program's exit status (a number), or why it could not be started (such as EACCES). */
export const exitCode = (error: unknown) => (error as { code?: number | string }).code
