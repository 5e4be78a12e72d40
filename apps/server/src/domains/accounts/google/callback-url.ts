import type { Config } from '../../../config.ts'

/** Where the identity provider redirects people. It has to be registered with the provider. */
export const callbackUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>) =>
  `${publicUrl.origin}/api/google/callback`
