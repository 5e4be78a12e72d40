import type { Readable } from 'node:stream'

/** The number and size of the files in a store. */
export interface StoreSize {
  files: number
  bytes: number
  /** True if counting stopped before the end. */
  atLeast: boolean
  /** Free bytes, for a disk. */
  free: number | null
}

/** Stores bytes under a key. We create the keys, from ids and `keySafeName`. */
export interface FileStore {
  /**
   * The file becomes visible once it is complete. If the source fails, nothing is stored and its error is
   * thrown.
   */
  put(key: string, source: Buffer | Readable): Promise<{ size: number }>
  /** Undefined if there is no such file. The stream must be read or destroyed. */
  open(key: string): Promise<{ stream: Readable; size: number } | undefined>
  /** Returns the whole file. For small files. */
  get(key: string): Promise<Buffer | undefined>
  /** Succeeds even if there is no such file. */
  remove(key: string): Promise<void>
  /** A description of the store, for operators. */
  place: string
  /** Counts the content, up to this many files. */
  measure(most: number): Promise<StoreSize>
}

/**
 * No segment begins with a dot, so no segment is `.` or `..`, and partially written files have their own
 * folder.
 */
const keyPattern = /^[\w-][\w.-]{0,199}(\/[\w-][\w.-]{0,199})*$/
const longestKey = 800

/** @throws Error for a key that could lead outside its store, which would be our own bug */
export function checkKey(key: string): string {
  if (key.length > longestKey || !keyPattern.test(key)) throw new Error('file key with unexpected characters')
  return key
}
