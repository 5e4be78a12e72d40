import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkInLink, readCheckInLink } from './checkInLink.ts'

const classId = '0199aaaa-0000-7000-8000-000000000000'

test('the link opens the class and contains the token', () => {
  expect(checkInLink('https://campus.example', 'c1', 'abc')).toBe('https://campus.example/attendance/c1/abc')
})

test('a scanned link is read back, whatever our host is called', () => {
  const token = fc.base64String({ minLength: 4, maxLength: 88 }).map((it) => it.replace(/\W/g, '_'))
  const origin = fc.constantFrom('https://campus.example', 'http://localhost:3000', 'https://10.1.2.3:8443')
  fc.assert(
    fc.property(origin, fc.uuid(), token, (host, id, secret) => {
      expect(readCheckInLink(checkInLink(host, id, secret))).toEqual({ classId: id, token: secret })
    }),
  )
})

test('any other code is ignored', () => {
  const others = [
    '',
    'WIFI:S:campus;T:WPA;P:secret;;',
    'https://campus.example/',
    'https://campus.example/attendance/half-a-link/abc',
    `https://campus.example/attendance/${classId}`,
    `https://campus.example/attendance/${classId}/abc/def`,
    `https://campus.example/attendance/${classId}/..%2F..`,
    `https://campus.example/staff-attendance/${classId}`,
    `javascript:/attendance/${classId}/abc`,
    `/attendance/${classId}/abc`,
  ]
  expect(others.map(readCheckInLink)).toEqual(others.map(() => undefined))
  fc.assert(fc.property(fc.string(), (text) => readCheckInLink(text) === undefined))
})
