import { deviceStore } from '#lib/storage.ts'

/** People who registered a face in this browser. Never contains the face, which is on the server. */
export interface RegisteredFace {
  userId: string
  registeredAt: string
}

const key = 'registered-faces'
/** People; a shared computer need not remember everybody who ever used it. */
const mostPeople = 20

const isRegisteredFace = (entry: unknown): entry is RegisteredFace =>
  typeof entry === 'object' &&
  entry !== null &&
  'userId' in entry &&
  typeof entry.userId === 'string' &&
  'registeredAt' in entry &&
  typeof entry.registeredAt === 'string' &&
  !Number.isNaN(Date.parse(entry.registeredAt))

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** spec.md section 3: the local list, newest first; empty if it has been tampered with. */
export function registeredFaces(): RegisteredFace[] {
  const list = parse(deviceStore.get(key) ?? '[]')
  return Array.isArray(list) ? list.filter(isRegisteredFace) : []
}

export function forgetRegisteredFace(userId: string) {
  const others = registeredFaces().filter((it) => it.userId !== userId)
  deviceStore.set(key, JSON.stringify(others))
}

export function noteRegisteredFace(face: RegisteredFace) {
  const others = registeredFaces().filter((it) => it.userId !== face.userId)
  deviceStore.set(key, JSON.stringify([face, ...others].slice(0, mostPeople)))
}
