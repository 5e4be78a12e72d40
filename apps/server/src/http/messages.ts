import { codedMessages } from '@campanile/messages/coded.ts'

export const m = codedMessages('server.http', {
  addressInvalid: 'This is not an address',
  addressPublic: 'The address must be on the public internet',
  addressStartsWithHttps: 'The address must start with https://',
  addressUsualPort: 'The address must use the standard port',
  addressWithoutCredentials: 'The address must not contain a user name or password',
  bodyInvalid: 'The body isn’t valid JSON',
  cursorInvalid: 'This is not a valid cursor',
  newAdmin:
    'You became an admin less than 24 hours ago, so you can’t do this until {until} UTC. Another admin can vouch for you in user management.',
})
