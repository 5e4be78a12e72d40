import { useSyncExternalStore } from 'react'
import { deviceStore } from './storage.ts'

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

const densityKey = 'list-density'
const columnsKey = (list: string) => `list-hidden-columns:${list}`
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function keep(key: string, value: string) {
  if (value === '') deviceStore.remove(key)
  else deviceStore.set(key, value)
  for (const listener of listeners) listener()
}

const density = (): Density => (deviceStore.get(densityKey) === 'compact' ? 'compact' : 'comfortable')

/** A list's appearance on this device: its hidden columns, if it has a name, and the density of all lists. */
export function useListLook(list = '') {
  const hidden = useSyncExternalStore(subscribe, () => deviceStore.get(columnsKey(list)) ?? '').split(' ')
  return {
    density: useSyncExternalStore(subscribe, density),
    setDensity: (next: Density) => keep(densityKey, next === 'comfortable' ? '' : next),
    isHidden: (column: string) => hidden.includes(column),
    hide: (column: string, isHidden: boolean) => {
      const others = hidden.filter((it) => it !== column && it !== '')
      keep(columnsKey(list), (isHidden ? [...others, column] : others).join(' '))
    },
  }
}

export type ListLook = ReturnType<typeof useListLook>
