import { roles } from '@campanile/contract/roles.ts'
import { expect, test } from 'vitest'
import { sectionsFor, settingsEntry } from './nav.ts'
import { moreFor, phoneTabsFor } from './phoneTabs.ts'

test('staff have Today, Check in, Leave and Pay, and the rest under More', () => {
  expect(phoneTabsFor('staff').map(({ label }) => label)).toEqual(['Today', 'Check in', 'Leave', 'Pay'])
  expect(moreFor('staff').map(({ label }) => label)).toEqual(['Settings'])
})

test('students’ More lists what the tabs leave out, in the order of the sidebar', () => {
  expect(moreFor('student').map(({ label }) => label)).toEqual([
    'Mitigation Forms',
    'Attendance',
    'Assignments',
    'Settings',
  ])
})

test('tabs and More together reach every entry of the sidebar', () => {
  for (const role of roles) {
    const sidebar = [...sectionsFor(role).flatMap(({ entries }) => entries), settingsEntry].map(
      ({ to }) => to,
    )
    const reached = [...phoneTabsFor(role), ...moreFor(role)].map(({ to }) => to)
    expect(reached).toEqual(expect.arrayContaining(sidebar))
  }
})
