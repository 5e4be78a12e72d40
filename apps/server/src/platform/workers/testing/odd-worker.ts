import { threadId } from 'node:worker_threads'

// Tasks that make a worker fail in every possible way.

export const tellThread = () => threadId

export const repeat = (text: string) => text

export const fail = () => {
  throw new Error('this task failed')
}

export const crash = () => process.exit(7)

export const hang = () => {
  for (;;);
}

export const fillMemory = () => {
  const held: number[][] = []
  for (;;) held.push(new Array<number>(1_000_000).fill(held.length + 0.5))
}

/** Runs until another thread signals it to end. */
export const waitFor = (flag: Int32Array) => {
  Atomics.store(flag, 0, 1)
  Atomics.notify(flag, 0)
  Atomics.wait(flag, 1, 0)
}
