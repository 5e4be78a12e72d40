/**
 * Milliseconds to add to this device's clock to get the server's, assuming that the answer was written half way
 * between request and response.
 */
export const clockOffset = (serverNow: string, sentAt: number, receivedAt: number): number =>
  Date.parse(serverNow) - (sentAt + receivedAt) / 2

/** A response; if it contains the server's time, with the difference to this device's clock. */
export type Timed<T> = T extends { now: string } ? T & { clockOffset: number } : T

const tellsTime = <T>(answer: T): answer is T & { now: string } =>
  typeof answer === 'object' && answer !== null && 'now' in answer && typeof answer.now === 'string'

/** Sends a request. If the response contains the server's time, adds the difference to this device's clock. */
export async function timed<T>(request: () => Promise<T>): Promise<Timed<T>> {
  const sentAt = Date.now()
  const answer = await request()
  const offset = tellsTime(answer) && { clockOffset: clockOffset(answer.now, sentAt, Date.now()) }
  return (offset ? { ...answer, ...offset } : answer) as Timed<T>
}
