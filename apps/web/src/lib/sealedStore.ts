// For data that must not be stored unencrypted on a shared computer: encrypted in the person's storage with a
// key that the browser keeps and no script can read. Deleted on sign-out and when it expires.
import { clear, createStore, del, get, set, type UseStore } from 'idb-keyval'
import { useSyncExternalStore } from 'react'
import { base64ToBytes, bytesToBase64 } from './base64.ts'
import { personalStore } from './storage.ts'

const prefix = 'sealed:'
const algorithm = 'AES-GCM'
/** Bytes, as recommended for AES-GCM; fresh for every value. */
const ivLength = 12
/** Milliseconds between checks for expired entries. */
const sweepPause = 60_000

let opened: UseStore | undefined
function keys() {
  opened ??= createStore('campanile-keys', 'keys')
  return opened
}

const entryOf = (name: string, owner: string) => `${prefix}${name}:${owner}`

const newKey = () =>
  crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt'])

/** A value copied under another person's or another name does not open. */
const cipherOf = (entry: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: algorithm,
  iv,
  additionalData: new TextEncoder().encode(entry),
})

/** One key for every value of an entry: were it replaced first, a page that closes then would lose the earlier value. */
async function keyOf(entry: string): Promise<CryptoKey> {
  const known = await get<CryptoKey>(entry, keys())
  if (known) return known
  const key = await newKey()
  await set(entry, key, keys())
  return key
}

/**
 * Stores the value for its owner until then, replacing an earlier one; rejects if the browser can't store it.
 */
export async function keepSealed(name: string, owner: string, value: unknown, keptUntil: Date) {
  const entry = entryOf(name, owner)
  const key = await keyOf(entry)
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const plain = new TextEncoder().encode(JSON.stringify(value))
  const sealed = new Uint8Array(await crypto.subtle.encrypt(cipherOf(entry, iv), key, plain))
  const parts = [keptUntil.toISOString(), bytesToBase64(iv), bytesToBase64(sealed)]
  personalStore.set(entry, parts.join('|'))
  for (const listener of listeners) listener()
}

/** The entry of the owner, or null if there is none, it has expired, or it was tampered with. */
export async function readSealed(name: string, owner: string): Promise<unknown> {
  dropExpired()
  const entry = entryOf(name, owner)
  const [, iv, sealed] = personalStore.get(entry)?.split('|') ?? []
  if (!iv || !sealed) return null
  const key = await get<CryptoKey>(entry, keys())
  if (!key) return null
  const cipher = cipherOf(entry, base64ToBytes(iv))
  const plain = await crypto.subtle.decrypt(cipher, key, base64ToBytes(sealed)).catch(() => null)
  return plain && JSON.parse(new TextDecoder().decode(plain))
}

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the owner has a value with this prefix. */
export const useHasSealed = (beginning: string, owner: string) =>
  useSyncExternalStore(subscribe, () => sealedNames(beginning, owner).length > 0)

/** Names under which something is kept for the owner and that begin so. */
export function sealedNames(beginning: string, owner: string): string[] {
  dropExpired()
  const end = `:${owner}`
  return personalStore
    .keys()
    .filter((entry) => entry.startsWith(prefix + beginning) && entry.endsWith(end))
    .map((entry) => entry.slice(prefix.length, -end.length))
}

export async function dropSealed(name: string, owner: string) {
  const entry = entryOf(name, owner)
  personalStore.remove(entry)
  await del(entry, keys())
}

/** At sign-out, together with the person's storage. Where the browser keeps no keys there is none to forget. */
export const forgetSealKeys = () => clear(keys()).catch(() => undefined)

function dropExpired() {
  const now = new Date().toISOString()
  for (const entry of personalStore.keys()) {
    if (!entry.startsWith(prefix)) continue
    const [keptUntil = ''] = personalStore.get(entry)?.split('|') ?? []
    if (keptUntil <= now) personalStore.remove(entry)
  }
}

/** Deletes expired values, now and as long as the page is open. */
export function sweepSealed() {
  dropExpired()
  setInterval(dropExpired, sweepPause)
}
