import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.oneroster', {
  enterAddress: 'Enter a full address, such as https://sis.campus.edu/ims/oneroster/rostering/v1p2',
  enterClientId: 'Enter the client ID that the source has issued',
  enterScopes: 'Enter the scopes with spaces between them',
  enterSecret: 'Enter the client secret that the source has issued',
  enterShare: 'Enter a percentage from 0 to 100',
})
