declare module 'virtual:public-operations' {
  import type { Endpoints } from '@campanile/contract/client.ts'
  export const publicEndpoints: Partial<Endpoints>
}

declare module 'virtual:operations' {
  import type { Endpoints } from '@campanile/contract/client.ts'

  export const endpoints: Endpoints
}

/** The locale that the pages are built for, and the languages that they are built in. Only in a build (vite/pagesIn.ts). */
declare const __LOCALE__: string
declare const __LANGUAGES__: readonly import('@campanile/messages/languages.ts').Language[]
