import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
// Version 7 of the compiler has no API yet.
import ts from 'legacy-typescript'
import type { Fault } from './fault.ts'

/** The file's text with the fault. @throws Error if the fault does not match, or the result does not parse */
function faultyText(root: string, { name, file, text, replacement }: Fault): string {
  const parts = readFileSync(join(root, file), 'utf8').split(text)
  if (parts.length !== 2) throw new Error(`${name}: its text occurs ${parts.length - 1} times in ${file}`)
  const faulty = parts.join(replacement)
  const { diagnostics = [] } = ts.transpileModule(faulty, { fileName: file, reportDiagnostics: true })
  if (diagnostics.length > 0) throw new Error(`${name}: ${file} is no longer valid TypeScript`)
  return faulty
}

/** @throws Error that lists every fault that cannot be applied */
export function requireApplicable(root: string, faults: readonly Fault[]): void {
  const names = faults.map(({ name }) => name)
  const problems = names
    .filter((name, place) => names.indexOf(name) !== place)
    .map((name) => `${name}: another fault has this name`)
  for (const fault of faults) {
    try {
      faultyText(root, fault)
    } catch (error) {
      problems.push((error as Error).message)
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** Runs the work while the fault is applied. */
export async function withFault<T>(root: string, fault: Fault, work: () => Promise<T>): Promise<T> {
  const path = join(root, fault.file)
  const sound = readFileSync(path)
  writeFileSync(path, faultyText(root, fault))
  try {
    return await work()
  } finally {
    writeFileSync(path, sound)
  }
}
