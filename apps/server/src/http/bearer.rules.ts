/** The prefix of every API token, so that scanners find tokens in published code. */
export const tokenPrefix = 'campanile_'

/** Characters of a token shown to people, to distinguish tokens. */
const shownCharacters = 6

/** 256 random bits in base64url. */
const secretLength = 43
const header = new RegExp(`^Bearer (${tokenPrefix}[A-Za-z0-9_-]{${secretLength}})$`, 'i')
const longest = 'Bearer '.length + tokenPrefix.length + secretLength

/**
 * The token in an Authorization header (RFC 6750); undefined if the header has another form. Long headers are
 * not searched.
 */
export function bearerToken(authorization: string | undefined): string | undefined {
  const given = authorization?.trim() ?? ''
  return given.length === longest ? header.exec(given)?.[1] : undefined
}

/** The part of a token that is stored and shown. */
export const shownStart = (token: string): string => token.slice(0, tokenPrefix.length + shownCharacters)
