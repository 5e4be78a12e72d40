import dns from 'node:dns'

const unknownName = new Set(['ENOTFOUND', 'ENODATA'])

/** Resolves a host name to addresses, like `dns.lookup`. */
export type Resolve = (
  name: string,
  options: unknown,
  done: (error: NodeJS.ErrnoException | null, found: dns.LookupAddress[]) => void,
) => void

interface PublicNamesOptions {
  /** Name servers, as address and port; by default those of the system. */
  servers?: string[]
  /** Milliseconds for each of two attempts. */
  timeoutMs?: number
}

/**
 * Asks name servers from the event loop. `dns.lookup` occupies a thread of the pool until it is answered, so that a few
 * names whose servers keep silent would stop everything else that needs one: passwords, files, compression. Anybody
 * can register such a name as the address of a push service.
 *
 * Errors are ENOTFOUND if the name does not exist, and EAI_AGAIN if no name server answers.
 */
export function publicNames({ servers, timeoutMs = 2_000 }: PublicNamesOptions = {}): Resolve {
  const resolver = new dns.promises.Resolver({ timeout: timeoutMs, tries: 2 })
  if (servers) resolver.setServers(servers)
  const find = async (name: string) => {
    const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    const found = [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
    ]
    if (found.length > 0) return found
    const isUnknown = [four, six].every((it) => it.status === 'fulfilled' || unknownName.has(it.reason.code))
    throw Object.assign(new Error(`no address of ${name}`), { code: isUnknown ? 'ENOTFOUND' : 'EAI_AGAIN' })
  }
  return (name, _options, done) =>
    void find(name).then(
      (found) => done(null, found),
      (error) => done(error, []),
    )
}
