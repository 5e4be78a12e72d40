import { Fragment } from 'react'

/**
 * Short facts in one line, separated by dots. Each is a separate element, so that in a right-to-left page a
 * date does not join the Latin name before it.
 */
export const FactLine = ({ facts }: { facts: readonly (string | null | undefined)[] }) =>
  facts.filter(Boolean).map((fact, place) => (
    <Fragment key={fact}>
      {place > 0 && ' · '}
      <span>{fact}</span>
    </Fragment>
  ))
