declare module 'virtual:operations' {
  import type { Endpoints } from '@campanile/contract/client.ts'

  export const endpoints: Endpoints
}
