import type { FastifyRequest } from 'fastify'

/** How many requests claimed another client's address without coming from a proxy that is trusted. */
export interface ForwardedHeaders {
  requests: number
  untrusted: number
  /** Where the last of them came from. */
  lastFrom: string | null
}

/** Counts since the process started; a proxy marks every request, a client that forges a header only its own. */
export function createForwardedHeaderCounter() {
  const counts: ForwardedHeaders = { requests: 0, untrusted: 0, lastFrom: null }
  return {
    note({ headers, ip, socket }: Pick<FastifyRequest, 'headers' | 'ip' | 'socket'>): void {
      counts.requests += 1
      const claims = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
      // Behind a trusted proxy the client's address is another than that of the connection.
      if (!claims || ip !== socket.remoteAddress) return
      counts.untrusted += 1
      counts.lastFrom = ip
    },
    read: (): ForwardedHeaders => ({ ...counts }),
  }
}

export type ForwardedHeaderCounter = ReturnType<typeof createForwardedHeaderCounter>
