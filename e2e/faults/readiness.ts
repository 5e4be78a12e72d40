import { setTimeout as delay } from 'node:timers/promises'

/** Resolves when the server's readiness check answers with this status. */
export async function becomes(url: string, status: 200 | 503): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.status === status) return
    await delay(20)
  }
}
