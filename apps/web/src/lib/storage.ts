// The only code that uses localStorage and sessionStorage. Both can be blocked or full: then values live as
// long as the page.

interface Store {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  keys(): string[]
}

function openStore(pick: () => Storage, prefix: string): Store {
  const memory = new Map<string, string>()
  const attempt = <T>(act: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return act(pick())
    } catch {
      return otherwise()
    }
  }
  return {
    get: (key) =>
      memory.get(key) ??
      attempt(
        (it) => it.getItem(prefix + key),
        () => null,
      ),
    set: (key, value) =>
      attempt(
        (it) => it.setItem(prefix + key, value),
        () => void memory.set(key, value),
      ),
    remove: (key) => {
      memory.delete(key)
      attempt(
        (it) => it.removeItem(prefix + key),
        () => undefined,
      )
    },
    keys: () => {
      const stored = attempt(
        (it) => Object.keys(it),
        () => [],
      )
      const own = stored.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
      return [...new Set([...own, ...memory.keys()])]
    },
  }
}

/** Belongs to the device: theme, density of tables. Outlives sign-out. */
export const deviceStore = openStore(() => localStorage, 'campanile:')

/** Belongs to the person who is signed in: wiped at sign-out, for shared computers. */
export const personalStore = openStore(() => localStorage, 'campanile-person:')

/** Lasts until the tab is closed or the person signs out. */
export const visitStore = openStore(() => sessionStorage, 'campanile-visit:')

/** Forgets all that belongs to a person. */
export function wipePersonalData() {
  for (const store of [personalStore, visitStore]) {
    for (const key of store.keys()) store.remove(key)
  }
}
