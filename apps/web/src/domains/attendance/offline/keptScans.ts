import { keptScanHours } from '@campanile/contract/attendance/check-in-code.ts'
import { dropSealed, keepSealed, readSealed, sealedNames } from '#lib/sealedStore.ts'

/** The code on the classroom screen: scanned, with its class, or typed. */
export type ScannedCode = { classId: string; token: string } | { code: string }

/** A scan that the server could not be given, and when this device made it. */
export interface KeptScan {
  claimId: string
  scannedAt: string
  scan: ScannedCode
}

const prefix = 'scan-'
const lifetime = keptScanHours * 60 * 60 * 1000

/** When a scan made then is deleted from the device. */
export const scanKeptUntil = (scannedAt: string) => new Date(Date.parse(scannedAt) + lifetime)

/** Whether two scans show the same code. */
const isSameScan = (a: ScannedCode, b: ScannedCode) =>
  'code' in a
    ? 'code' in b && a.code === b.code
    : !('code' in b) && a.classId === b.classId && a.token === b.token

/** The scans that wait on this device for their student, the oldest first. */
export async function listKeptScans(studentId: string): Promise<KeptScan[]> {
  const names = sealedNames(prefix, studentId)
  const kept = await Promise.all(names.map((name) => readSealed(name, studentId)))
  return (kept as (KeptScan | null)[])
    .filter((it) => it !== null)
    .sort((a, b) => a.scannedAt.localeCompare(b.scannedAt))
}

/** A lock, so that two pages with the same code keep it once. */
const lockName = 'campanile-keep-scan'

/** Keeps a scan, encrypted, for this student only; the same scan is kept once, with its first time. */
export const keepScan = (studentId: string, scan: ScannedCode): Promise<KeptScan> =>
  navigator.locks.request(lockName, async () => {
    const known = (await listKeptScans(studentId)).find((it) => isSameScan(it.scan, scan))
    if (known) return known
    const kept = { claimId: crypto.randomUUID(), scannedAt: new Date().toISOString(), scan }
    await keepSealed(prefix + kept.claimId, studentId, kept, scanKeptUntil(kept.scannedAt))
    return kept
  })

export const dropKeptScan = (studentId: string, { claimId }: Pick<KeptScan, 'claimId'>) =>
  dropSealed(prefix + claimId, studentId)

/** A scan of this class has succeeded, so kept scans of it are not needed. */
export async function dropScansOf(studentId: string, classId: string): Promise<void> {
  const kept = await listKeptScans(studentId)
  const ofClass = kept.filter(({ scan }) => 'classId' in scan && scan.classId === classId)
  await Promise.all(ofClass.map((it) => dropKeptScan(studentId, it)))
}
