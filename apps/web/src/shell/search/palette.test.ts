import { type Role, roles } from '@campanile/contract/roles.ts'
import { matchPath } from 'react-router'
import { describe, expect, it } from 'vitest'
import { appRoutes, fullScreenRoutes, settingsRoutes } from '../../routes.tsx'
import { actionsFor } from './paletteActions.ts'
import { partsFor, screensFor } from './paletteScreens.ts'
import { fitting } from './searchWords.ts'

const entriesFor = (role: Role) => [...screensFor(role), ...partsFor(role), ...actionsFor(role)]

const isOpenTo = (role: Role, to: string) =>
  [...appRoutes, ...settingsRoutes, ...fullScreenRoutes].some(
    (route) =>
      route.roles !== 'public' &&
      route.roles.includes(role) &&
      matchPath(`/app/${route.path}`, to.replace(/\?.*/, '')),
  )

describe.each(roles)('the palette of a role: %s', (role) => {
  it('links only to screens that this role can open', () => {
    const leads = entriesFor(role).flatMap(({ act }) => ('to' in act ? [act.to] : []))
    expect(leads.filter((to) => !isOpenTo(role, to))).toEqual([])
  })

  it('has each entry once', () => {
    const ids = entriesFor(role).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('distinguishes entries with the same name', () => {
    const names = entriesFor(role).map(({ label, detail }) => `${label}, ${detail}`)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('typed text', () => {
  const found = (role: Role, typed: string) => fitting(entriesFor(role), typed).map(({ label }) => label)

  it('finds actions, tabs and settings', () => {
    expect(found('admin', 'add user')).toEqual(['Add user'])
    expect(found('admin', 'plan exams')).toEqual(['Plan exams'])
    expect(found('admin', 'free room')).toEqual(['Find a free room'])
    expect(found('admin', 'next term')).toEqual(['Prepare next term'])
    expect(found('admin', 'timetable')).toEqual(['Timetable', 'Plan the timetable'])
    expect(found('admin', 'grade scheme')).toEqual(['Grade scheme'])
    expect(found('staff', 'dark')).toEqual(['Use dark theme'])
    expect(found('admin', 'audit')).toEqual(['Audit log'])
    expect(found('lecturer', 'request leave')).toContain('Request leave')
  })

  it('matches the section of an entry, but does not list its tabs for that alone', () => {
    expect(found('admin', 'calendar exam')).toEqual(['Calendar'])
    expect(found('admin', 'class man')).toEqual(['Class Management'])
  })

  it('offers no actions of other roles', () => {
    expect(found('lecturer', 'add user')).toEqual([])
    expect(found('lecturer', 'plan exams')).toEqual([])
    expect(found('student', 'payroll')).toEqual([])
    expect(found('staff', 'grade scheme')).toEqual([])
  })
})
