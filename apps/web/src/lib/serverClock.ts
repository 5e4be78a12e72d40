/**
 * Milliseconds to add to this device's clock to get the server's: the answer was written about half way
 * between asking and getting it.
 */
export const clockOffset = (serverNow: string, sentAt: number, receivedAt: number): number =>
  Date.parse(serverNow) - (sentAt + receivedAt) / 2

/** An answer that tells the server's time, with this device's distance from it. */
export type Timed<T> = T & { clockOffset: number }

/** Asks, and measures how far this device's clock is from the server's. */
export async function timed<T extends { now: string }>(ask: () => Promise<T>): Promise<Timed<T>> {
  const sentAt = Date.now()
  const answer = await ask()
  return { ...answer, clockOffset: clockOffset(answer.now, sentAt, Date.now()) }
}
