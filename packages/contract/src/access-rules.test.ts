import { expect, it } from 'vitest'
import type { AccessRule } from './access-rules.ts'
import type { Callers } from './operation.ts'
import { operations } from './operations.ts'

/** Which callers a rule can be meant for. */
const fits: Record<AccessRule, (callers: Callers) => boolean> = {
  anyone: (callers) => callers === 'public',
  secret: () => true,
  display: (callers) => callers.length === 0,
  role: (callers) => callers !== 'public' && callers.length > 0,
  own: (callers) => callers !== 'public' && callers.length > 0,
  visible: (callers) => callers.length === 4,
  class: (callers) => isOnly(callers, 'admin', 'lecturer'),
  session: (callers) => isOnly(callers, 'admin', 'lecturer'),
  enrolled: (callers) => isOnly(callers, 'student'),
  'class-members': (callers) => callers.includes('student') && callers.includes('lecturer'),
  'own-or-admin': (callers) => callers.includes('admin') && callers.length > 1,
  'own-or-class': (callers) => callers.includes('student') && callers.includes('lecturer'),
  invigilators: (callers) => callers.includes('admin') && callers.includes('staff'),
}

const isOnly = (callers: Callers, ...roles: string[]) =>
  callers !== 'public' && callers.length > 0 && callers.every((role) => roles.includes(role))

it('names an access rule for every operation that fits the callers', () => {
  const wrong = Object.entries(operations)
    .filter(([, { access, roles }]) => !fits[access](roles))
    .map(([name, { access }]) => `${name}: ${access}`)
  expect(wrong).toEqual([])
})
