import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { DotPlot } from './DotPlot.tsx'

const column = (label: string, value: number | null) => ({ label, value, text: String(value ?? '–') })

/** Heights of the dots in percent, from left to right. */
function heights(...values: (number | null)[]) {
  const html = renderToStaticMarkup(
    <DotPlot summary="Rates" columns={values.map((value, index) => column(`T${index}`, value))} />,
  )
  const [, dots = ''] = html.split('ps-8')
  return [...dots.matchAll(/bottom:([\d.]+)%/g)].map(([, share]) => Number(share))
}

it('separates rates that are close to each other', () => {
  const [low = 0, high = 0] = heights(96, 97)
  expect(high - low).toBeGreaterThan(5)
})

it.each([
  ['a single rate', [80]],
  ['the ends of the scale', [0, 100]],
  ['a rate that is missing', [null, 90]],
  ['no rate at all', [null, null]],
])('keeps %s within its height', (_, values) => {
  for (const height of heights(...values)) {
    expect(height).toBeGreaterThanOrEqual(0)
    expect(height).toBeLessThanOrEqual(80)
  }
})

it('links to the rows behind a rate, and names it in full', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <DotPlot summary="Rates" columns={[{ ...column('Mon', 96), name: 'Monday', to: '/rows' }]} />
    </MemoryRouter>,
  )
  expect(html).toContain('href="/rows"')
  expect(html).toContain(', Monday')
})
