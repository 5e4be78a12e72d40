import { type Database, isTransaction } from './database.ts'

/**
 * Reads something once in each transaction, however many services need it there; outside of one, each time. A change
 * that is committed meanwhile is seen by the next transaction. One that this transaction makes has to `forget`.
 */
export function oncePerTransaction<T>(read: (db: Database) => Promise<T>) {
  const known = new WeakMap<Database, Promise<T>>()
  return {
    read(db: Database): Promise<T> {
      if (!isTransaction(db)) return read(db)
      const value = known.get(db) ?? read(db)
      known.set(db, value)
      return value
    },
    forget: (db: Database) => void known.delete(db),
  }
}
