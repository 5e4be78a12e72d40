export type ConnectionProblem = 'timeout' | 'no-such-host' | 'certificate' | 'unreachable'

const noHost = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'])

/** Why a server that we called gave no answer. */
export function connectionProblem(error: Error & { code?: string }): ConnectionProblem {
  const { name, code = '' } = error
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ETIMEDOUT') return 'timeout'
  if (noHost.has(code)) return 'no-such-host'
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code) ? 'certificate' : 'unreachable'
}
