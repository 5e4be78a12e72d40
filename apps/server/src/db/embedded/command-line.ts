import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** What a process was started with; empty when there is none, or only a zombie. */
export function commandLine(pid: number): string {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
}

function fromProc(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch (error) {
    // ESRCH: it ended between opening and reading.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return ''
    throw error
  }
}

function fromPs(pid: number): string {
  try {
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch (error) {
    // 1 is how `ps` says that there is no such process.
    if ((error as { status?: number }).status === 1) return ''
    throw error
  }
}
