import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('contract.faces', {
  faceDescriptorInvalid: 'This is not a face descriptor',
})
