import { Fragment } from 'react'

/**
 * Short facts in one line, with dots between them. Each is an element of its own, so that in a page from right to left
 * a date does not join the Latin name before it.
 */
export const FactLine = ({ facts }: { facts: readonly (string | null | undefined)[] }) =>
  facts.filter(Boolean).map((fact, place) => (
    <Fragment key={fact}>
      {place > 0 && ' · '}
      <span>{fact}</span>
    </Fragment>
  ))
