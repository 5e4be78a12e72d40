import type { FastifyRequest } from 'fastify'

/** How many requests claimed another client's address without coming from a trusted proxy. */
export interface ForwardedHeaders {
  requests: number
  untrusted: number
  /** The address that sent the last of them. */
  lastFrom: string | null
}

/**
 * Counts since the process started. A proxy adds the header to every request, a client that forges it only to
 * its own.
 */
export function createForwardedHeaderCounter() {
  const counts: ForwardedHeaders = { requests: 0, untrusted: 0, lastFrom: null }
  return {
    note({ headers, ip, socket }: Pick<FastifyRequest, 'headers' | 'ip' | 'socket'>): void {
      counts.requests += 1
      const claims = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
      // Behind a trusted proxy, the client's address differs from the address of the connection.
      if (!claims || ip !== socket.remoteAddress) return
      counts.untrusted += 1
      counts.lastFrom = ip
    },
    read: (): ForwardedHeaders => ({ ...counts }),
  }
}

export type ForwardedHeaderCounter = ReturnType<typeof createForwardedHeaderCounter>
