import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

function git(root: string, ...args: string[]): void {
  const { status, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
}

/** Caches of tools beside the packages belong to the working tree they were created in. */
const isShared = (name: string) => name === '.bin' || !(name.startsWith('.') || name === '@campanile')

/**
 * Links every package instead of copying it. The repository's own packages are relative links to the sources
 * in the same tree. If the whole folder was linked, they would lead to sources without the fault.
 */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from).filter(isShared)) symlinkSync(join(from, name), join(to, name))
}

/** Runs the work in a separate working tree of the last commit. */
export async function inWorkshop(root: string, work: (workshop: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'campanile-seeded-'))
  const workshop = join(folder, 'tree')
  git(root, 'worktree', 'add', '--detach', workshop, 'HEAD')
  try {
    const [installed, linked] = [join(root, 'node_modules'), join(workshop, 'node_modules')]
    linkPackages(installed, linked)
    cpSync(join(installed, '@campanile'), join(linked, '@campanile'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    const ofServer = 'apps/server/node_modules'
    linkPackages(join(root, ofServer), join(workshop, ofServer))
    await work(workshop)
  } finally {
    git(root, 'worktree', 'remove', '--force', workshop)
    rmSync(folder, { recursive: true })
  }
}
