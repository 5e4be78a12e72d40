import { expect, test } from 'vitest'
import { networksIn } from './networkLines.ts'

test('networks stand on lines of their own or have commas between', () => {
  expect(networksIn('10.0.0.0/8\n\n 2001:db8::/32 ,192.0.2.0/24;\t')).toEqual([
    '10.0.0.0/8',
    '2001:db8::/32',
    '192.0.2.0/24',
  ])
  expect(networksIn(' \n')).toEqual([])
})
