import { expect, it } from 'vitest'
import { markDirection } from './direction.ts'

it('isolates the parameters of a message in a right-to-left language', () => {
  expect(markDirection('بتّ فيه {name}، {day}')).toBe('بتّ فيه \u2068{name}\u2069، \u2068{day}\u2069')
  expect(markDirection('{n, plural, one {طالب من {room}} other {# من <b>{room}</b>}}')).toBe(
    '\u200f{n, plural, one {طالب من \u2068{room}\u2069} other {# من <b>\u2068{room}\u2069</b>}}',
  )
})

it('marks a message that begins with a parameter or a Latin word', () => {
  expect(markDirection('{course} · الموعد')).toBe('\u200f\u2068{course}\u2069 · الموعد')
  expect(markDirection('PDF من القائمة')).toBe('\u200fPDF من القائمة')
})

it.each(['الموعد', '{course} · {day}', 'Fällig {day}'])('does not change %j', (text) => {
  expect(markDirection(text)).toBe(text)
})
