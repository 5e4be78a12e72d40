import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.displays', {
  codeLength: 'The code has {length, plural, one {# letter or digit} other {# letters and digits}}',
  enterCodeOnDisplay: 'Enter the code on the display',
  enterDisplayName: 'Enter a name for the display',
})
