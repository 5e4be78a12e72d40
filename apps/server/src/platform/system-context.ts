import { defaultLocale } from '@campanile/contract/locale.ts'
import type { OperationName } from '@campanile/contract/operations.ts'
import { newId } from '#db/columns.ts'
import { noFile } from '#files/spool.ts'
import type { Context } from '#http/context.ts'
import type { Cookies } from '#http/cookies.ts'
import type { Platform } from './platform.ts'

export const noCookies: Cookies = { read: () => undefined, write: () => undefined, clear: () => undefined }

/** The context for work that no request started: jobs and the demo campus. */
export function systemContext(platform: Platform, operation: OperationName): Context {
  return {
    ...platform,
    operation,
    actor: null,
    display: null,
    requestId: newId(),
    arrivedAt: platform.clock.now(),
    address: 'server',
    userAgent: '',
    locale: defaultLocale,
    cookies: noCookies,
    hasLeft: () => false,
    upload: Buffer.alloc(0),
    incoming: noFile,
  }
}
