import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Button } from './Button.tsx'

it('ignores clicks while it is busy, and says so', () => {
  const idle = renderToStaticMarkup(<Button busyLabel="Saving">Save</Button>)
  expect(idle).not.toMatch(/disabled=|aria-busy/)
  const busy = renderToStaticMarkup(
    <Button busy busyLabel="Saving">
      Save
    </Button>,
  )
  expect(busy).toMatch(/<button [^>]*disabled=""[^>]* aria-busy="true"/)
})
