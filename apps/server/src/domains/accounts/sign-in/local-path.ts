/** Where somebody goes after signing in when nothing else was asked for. */
export const homePath = '/app/dashboard'

const base = 'https://campanile.invalid'

/** A path on our own host to go to after signing in; anything else becomes the dashboard. */
export function localPath(wanted: string | undefined): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, base)) return homePath
  const { origin, pathname, search, hash } = new URL(wanted, base)
  // `/.//host` resolves to the path `//host`, which a browser takes for another site.
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : homePath
}
