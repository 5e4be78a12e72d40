import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * Waits until its parent closes the pipe or dies, stops the databases that still run in the directory, and
 * removes it. A zombie process has an empty command line, so the script does not wait for it.
 */
const janitor = `
is_ours() { { cat "/proc/$1/cmdline" || ps -ww -o command= -p "$1"; } | grep -qa cluster_name=campanile; }
cat > /dev/null
find "$1" -name postmaster.pid | while read -r file; do
  pid=$(head -n 1 "$file")
  is_ours "$pid" && kill -QUIT "$pid"
  while is_ours "$pid"; do sleep 0.02; done
done
rm -rf "$1"`

const memoryFileSystem = '/dev/shm'
const GiB = 2 ** 30

/**
 * The folder for databases that are not needed after the run. A new database is about a thousand files, which
 * memory copies several times faster than a disk. Containers often limit this file system to 64 MB.
 */
export function fastestFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memoryFileSystem)
    return Math.min(bavail * bsize, freemem()) >= 8 * GiB ? memoryFileSystem : tmpdir()
  } catch {
    // Only Linux has it.
    return tmpdir()
  }
}

/** A directory that PostgreSQL's user can enter, removed when this process ends, even if it is killed. */
export function selfRemovingDirectory(folder = tmpdir()): { path: string; remove(): Promise<void> } {
  const path = mkdtempSync(join(folder, 'campanile-test-'))
  chmodSync(path, 0o711)
  const child = spawn('/bin/sh', ['-c', janitor, 'sh', path], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  return {
    path,
    async remove() {
      child.stdin.end()
      await once(child, 'exit')
    },
  }
}

/** A directory for one test. */
export function temporaryDirectory(): string {
  const { path, remove } = selfRemovingDirectory()
  onTestFinished(remove)
  return path
}
