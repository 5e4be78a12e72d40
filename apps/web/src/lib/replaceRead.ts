import type { OperationName } from '@campanile/contract/operations.ts'
import type { QueryClient } from '@tanstack/react-query'
import { type Answer, type Input, writeRead } from './reads.ts'

/** For an act that answers as a read without input does: its answer replaces that of the read. */
export const replaceRead =
  <K extends OperationName>(name: K) =>
  (client: QueryClient, answer: Answer<K>) =>
    writeRead(client, name, {} as Input<K>, () => answer)
