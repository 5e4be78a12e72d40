import { messages } from '@campanile/messages/messages.ts'

export const m = messages('accounts.sign-ins', {
  activeNowSignedInFrom:
    '{current, select, yes {Active now} other {Last active {dateTime}}} · signed in {dateTime2} from {address}',
  isSignedOut: '{device} is signed out',
  itIsSignedOutImmediately: 'It is signed out immediately, and open pages close.',
  sessions: 'Sessions',
  signingOut: 'Signing out',
  signOut: 'Sign out',
  signOutAnyDeviceYouDont: 'Sign out any device you don’t recognise or no longer use.',
  signOutDevice: 'Sign out {device}?',
  signOutDeviceLabel: 'Sign out {device}',
  signOutEverywhere: 'Sign out everywhere?',
  signOutEverywhereLabel: 'Sign out everywhere',
  thisBrowser: 'This browser',
  wasNotSignedOut: '{device} was not signed out',
  weCouldntLoadYourSessions: 'We couldn’t load your sessions',
  whereYouAreSignedIn: 'Where you are signed in',
  yourSessions: 'Your sessions',
  youWereNotSignedOut: 'You were not signed out',
  youWillBeSignedOut:
    'You will be signed out of every browser and device, including this one. If somebody else may have had access, change your password too.',
})
