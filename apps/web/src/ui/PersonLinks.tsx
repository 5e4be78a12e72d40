import type { Role } from '@campanile/contract/roles.ts'
import { Fragment } from 'react'
import { seriesParts } from '#lib/listWords.ts'
import { PersonLink } from './PersonLink.tsx'

interface PersonLinksProps {
  people: readonly { id: string; name: string }[]
  /** The role of all of them, if they are not students. */
  personRole?: Role
}

/** The names of several people in a row, each linked to their page. */
export const PersonLinks = ({ people, personRole }: PersonLinksProps) =>
  seriesParts(people).map(({ before, item: { id, name } }) => (
    <Fragment key={id}>
      {before}
      <PersonLink personId={id} name={name} {...(personRole && { personRole })} />
    </Fragment>
  ))
