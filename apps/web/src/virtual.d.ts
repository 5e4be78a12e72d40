declare module 'virtual:public-operations' {
  import type { Endpoints } from '@campanile/contract/client.ts'
  export const publicEndpoints: Partial<Endpoints>
}

declare module 'virtual:operations' {
  import type { Endpoints } from '@campanile/contract/client.ts'

  export const endpoints: Endpoints
}
