import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Resources used by a process. */
export interface Use {
  cpuSeconds: number
  residentMegabytes: number
  mostResidentMegabytes: number
  openFiles: number
}

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK']))

/** Fields of /proc/PID/stat after the name, which may contain spaces. */
const statOf = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')

function megabytes(pid: number, name: string): number {
  const found = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(found?.[1] ?? 0) / 1024
}

/** Works on Linux only, because the figures come from /proc. */
export function useOf(pid: number): Use {
  const stat = statOf(pid)
  return {
    // Its own time, and that of children that have ended.
    cpuSeconds: [11, 12, 13, 14].reduce((sum, field) => sum + Number(stat[field]), 0) / ticksPerSecond,
    residentMegabytes: megabytes(pid, 'VmRSS'),
    mostResidentMegabytes: megabytes(pid, 'VmHWM'),
    openFiles: readdirSync(`/proc/${pid}/fd`).length,
  }
}

/** Processor seconds of a database: its main process and the current children. */
export function databaseCpuSeconds(postmaster: number): number {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
  return [postmaster, ...children.trim().split(' ').map(Number)]
    .map((pid) => cpuOf(pid))
    .reduce((sum, seconds) => sum + seconds, 0)
}

/** 0 if the backend has ended since it was listed. */
function cpuOf(pid: number): number {
  try {
    return useOf(pid).cpuSeconds
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0
    throw error
  }
}
