import type { Config } from '../../../config.ts'

/** Where an identity provider sends people back to; it has to be told beforehand. */
export const callbackUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>) =>
  `${publicUrl.origin}/api/google/callback`
