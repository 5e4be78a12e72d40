interface Address {
  hash: string
  search: string
}

/**
 * The token that an invitation or reset link carries, or undefined. The fragment is preferred,
 * because it never reaches a server's log: `#TOKEN`, `#token=TOKEN` or `?token=TOKEN`.
 */
export function linkTokenOf({ hash, search }: Address): string | undefined {
  const fragment = hash.slice(1)
  const inFragment = fragment.includes('=') ? new URLSearchParams(fragment).get('token') : fragment
  return inFragment || new URLSearchParams(search).get('token') || undefined
}
