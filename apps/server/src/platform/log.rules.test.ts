import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'
import { expect, it } from 'vitest'
import { createLog } from './log.ts'

/** The parts of an error in the log. */
function logged(error: unknown): string {
  const lines: string[] = []
  createLog('info', { write: (line) => void lines.push(line) }).warn({ err: error }, 'failed')
  return lines.join('')
}

const person = 'ada@campus.test'

it('logs the statement that failed, without its values', () => {
  const refused = Object.assign(new pg.DatabaseError('duplicate key value', 60, 'error'), {
    code: '23505',
    severity: 'ERROR',
    constraint: 'people_email',
    table: 'people',
    detail: `Key (email)=(${person}) already exists.`,
  })
  const line = logged(new DrizzleQueryError('insert into people values ($1)', [person], refused))
  expect(line).not.toContain(person)
  expect(JSON.parse(line).err).toMatchObject({
    message: 'Failed query: insert into people values ($1)',
    cause: { message: 'duplicate key value', code: '23505', constraint: 'people_email', table: 'people' },
  })
})

it('leaves out the message of errors that quote a value', () => {
  const invalid = new pg.DatabaseError(`invalid input syntax for type uuid: "${person}"`, 60, 'error')
  expect(logged(Object.assign(invalid, { code: '22P02', severity: 'ERROR' }))).not.toContain(person)
  expect(logged(new SyntaxError(`"${person}" is not valid JSON`))).not.toContain(person)
})

it('does not log other properties of an error', () => {
  const rejected = Object.assign(new Error('not accepted'), { rejected: [person], response: person })
  expect(logged(rejected)).not.toContain(person)
  expect(logged(person)).not.toContain(person)
})

it('keeps what helps to find the cause: kind, stack frames, and every cause', () => {
  const { err } = JSON.parse(logged(new Error('outer', { cause: new TypeError('inner') })))
  expect(err).toMatchObject({
    type: 'Error',
    message: 'outer',
    cause: { type: 'TypeError', message: 'inner' },
  })
  expect(err.stack).toContain('log.rules.test.ts')
  const { err: several } = JSON.parse(
    logged(new AggregateError([new Error('one'), new Error('two')], 'both')),
  )
  expect(several.errors.map(({ message }: Error) => message)).toEqual(['one', 'two'])
})
