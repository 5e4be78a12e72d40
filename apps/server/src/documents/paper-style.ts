import type { TextStyle } from './pdf-text.ts'

/** The light colour palette of the web pages. */
export const ink = '#102126'
export const quietInk = '#57666b'
export const brand = '#054b56'
export const brass = '#deab49'
export const line = '#dfe5e6'
export const strongLine = '#a0ced0'
export const tint = '#eef6f6'

const style = (size: number, more: Partial<TextStyle> = {}): TextStyle => ({
  font: 'paper',
  size,
  colour: ink,
  ...more,
})

/** The type sizes that documents use. */
export const styles = {
  title: style(21, { font: 'paperBold' }),
  name: style(14, { font: 'paperBold' }),
  heading: style(11, { font: 'paperBold' }),
  figure: style(15, { font: 'paperBold', figures: true }),
  text: style(9),
  strong: style(9, { font: 'paperBold' }),
  number: style(9, { figures: true }),
  strongNumber: style(9, { font: 'paperBold', figures: true }),
  label: style(7.5, { colour: quietInk }),
  small: style(7.5, { colour: quietInk, figures: true }),
  code: style(8.5, { font: 'paperBold', colour: brand, figures: true }),
} as const

/** The line height of this text style. */
export const leading = ({ size }: TextStyle) => size * 1.35
