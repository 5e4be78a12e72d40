import type { Finding } from './report.mjs'

export interface WrongPackage {
  name: string
  wanted: string
  found: string | undefined
  dev: boolean
}

export function checkNode(version: string, releases: { floor: string; recommended: number }): Finding
export function checkPackages(wrong: readonly WrongPackage[]): Finding
export function checkBuild(isCurrent: boolean): Finding
export function checkChromium(program: string | undefined): Finding
export function checkSharedMemory(bytes: number | undefined): Finding
