import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databasePid, type Installation, install } from './installation.ts'
import { newRow, type Row } from './report.ts'
import { runRound } from './round.ts'

const students = 8
const sizeMiB = 1024
const fileSystems = ['ext4', 'xfs'] as const

/**
 * The data directory is on its own file system, which is shut down while people work. Everything that was not
 * synced to disk is lost, as in a power cut. Then it is mounted again and the server started. Needs root and
 * loop devices.
 */
export async function powerCuts(cuts: number, tell: (line: string) => void): Promise<Row[]> {
  const rows: Row[] = []
  for (const kind of fileSystems) rows.push(await cutsOn(kind, Math.ceil(cuts / fileSystems.length), tell))
  return rows
}

async function cutsOn(kind: (typeof fileSystems)[number], cuts: number, tell: (line: string) => void) {
  const row = newRow(`power cut, ${kind}`)
  const folder = mkdtempSync(join(tmpdir(), 'campanile-power-'))
  const disk = makeDisk(folder, kind)
  const dataDir = join(disk.mounted, 'data')
  mkdirSync(dataDir, { mode: 0o711 })
  // Sync the new directory, which would have existed for long in a real installation.
  run('sync', '-f', dataDir)
  const installation = await install(dataDir)
  try {
    for (let cut = 0; cut < cuts; cut++) {
      await runRound(installation, row, {
        students,
        async strike(load) {
          await load.reached(2 + ((cut * 5) % (students * 2)))
          await cutPower(installation, disk)
          return installation.start()
        },
      })
      tell(`${row.fault} ${cut + 1}: ${row.lost} lost, ${row.half} half in ${row.acknowledged}`)
    }
    return row
  } finally {
    await installation.server.stop()
    disk.unmount()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Kills every process, and makes sure nothing else is written to the disk. */
async function cutPower({ server, dataDir }: Installation, disk: ReturnType<typeof makeDisk>) {
  const pid = databasePid(dataDir)
  // GOING_FLAGS_NOLOGFLUSH: without flushing the journal.
  run('xfs_io', '-x', '-c', 'shutdown', disk.mounted)
  const exited = once(server.child, 'exit')
  server.child.kill('SIGKILL')
  process.kill(pid, 'SIGKILL')
  await exited
  disk.unmount()
  disk.mount()
}

function makeDisk(folder: string, kind: (typeof fileSystems)[number]) {
  const [image, mounted] = [join(folder, 'disk'), join(folder, 'mounted')]
  mkdirSync(mounted)
  chmodSync(folder, 0o711)
  run('truncate', '-s', `${sizeMiB}M`, image)
  run(`mkfs.${kind}`, '-q', image)
  const mount = () => run('mount', '-o', 'loop', image, mounted)
  mount()
  chmodSync(mounted, 0o711)
  return { mounted, mount, unmount: () => unmount(mounted) }
}

/** Retries, because processes of the killed database keep it busy for a moment. */
function unmount(mounted: string): void {
  for (let left = 200; ; left--) {
    try {
      run('umount', mounted)
      return
    } catch (error) {
      if (left === 0) throw error
    }
  }
}

const run = (program: string, ...args: string[]): void =>
  void execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
