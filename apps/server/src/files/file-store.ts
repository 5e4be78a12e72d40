import type { Readable } from 'node:stream'

/** What is in a store. */
export interface StoreSize {
  files: number
  bytes: number
  /** Counting stopped before the end. */
  atLeast: boolean
  /** Bytes that are free, of a disk. */
  free: number | null
}

/** Keeps bytes under a key; keys are made by us, of ids and `keySafeName`. */
export interface FileStore {
  /** Visible when it is there whole; a source that fails leaves nothing, and its error is the answer. */
  put(key: string, source: Buffer | Readable): Promise<{ size: number }>
  /** Undefined when there is no such file. The stream has to be read or destroyed. */
  open(key: string): Promise<{ stream: Readable; size: number } | undefined>
  /** The same, whole: for small files. */
  get(key: string): Promise<Buffer | undefined>
  /** Also when there is none. */
  remove(key: string): Promise<void>
  /** Where it is, for whoever looks after it. */
  place: string
  /** What it holds, counted up to so many files. */
  measure(most: number): Promise<StoreSize>
}

/** No segment begins with a dot, so that none is `.` or `..` and half-written files have a place of their own. */
const keyPattern = /^[\w-][\w.-]{0,199}(\/[\w-][\w.-]{0,199})*$/
const longestKey = 800

/** @throws Error for a key that could lead out of its store: ours would be at fault */
export function checkKey(key: string): string {
  if (key.length > longestKey || !keyPattern.test(key)) throw new Error('file key with unexpected characters')
  return key
}
