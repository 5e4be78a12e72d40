/** Default page after signing in. */
export const homePath = '/app/dashboard'

const base = 'https://campanile.invalid'

/** Returns the path if it is on our own host; anything else becomes the dashboard. */
export function localPath(wanted: string | undefined): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, base)) return homePath
  const { origin, pathname, search, hash } = new URL(wanted, base)
  // `/.//host` resolves to the path `//host`, which a browser treats as another site.
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : homePath
}
