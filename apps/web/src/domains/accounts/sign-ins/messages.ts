import { messages } from '@campanile/messages/messages.ts'

export const m = messages('accounts.sign-ins', {
  activeNow: 'Active now',
  deviceIsSignedOut: '{device} is signed out',
  deviceWasNotSignedOut: '{device} was not signed out',
  itIsSignedOutImmediately: 'It is signed out immediately, and open pages close.',
  lastActive: 'Last active {time}',
  sessions: 'Sessions',
  signedInFrom: 'Signed in {time} from {address}',
  signingOut: 'Signing out',
  signOut: 'Sign out',
  signOutDevice: 'Sign out {device}',
  signOutDeviceQuestion: 'Sign out {device}?',
  signOutEverywhere: 'Sign out everywhere',
  signOutEverywhereQuestion: 'Sign out everywhere?',
  signOutUnknownDevices: 'Sign out any device you don’t recognise or no longer use.',
  thisBrowser: 'This browser',
  weCouldntLoadYourSessions: 'We couldn’t load your sessions',
  whereYouAreSignedIn: 'Where you are signed in',
  yourSessions: 'Your sessions',
  youWereNotSignedOut: 'You were not signed out',
  youWillBeSignedOut:
    'You will be signed out of every browser and device, including this one. If somebody else may have had access, change your password too.',
})
