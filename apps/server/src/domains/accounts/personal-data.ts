import { institutionText, programText, secret } from '#domains/personal-data/reasons.ts'
import { type DomainData, deleteRows } from '#domains/personal-data/table-data.ts'

export const accountData: DomainData = {
  saml_sessions: {
    person: { where: 't.session_id in (select s.id from sign_in_sessions s where s.person_id = $me)' },
    key: ['session_id'],
    erase: [deleteRows('access')],
    namesNobody: { sealed: 'Sealed, and deleted with the auth session.' },
  },
  sign_in_sessions: {
    person: 'person_id',
    export: { folder: 'account' },
    notExported: { token_hash: secret },
    erase: [deleteRows('access')],
  },
  passwords: {
    person: 'person_id',
    export: { folder: 'account' },
    notExported: { hash: secret },
    erase: [deleteRows('access')],
  },
  identities: {
    person: 'person_id',
    export: { folder: 'account' },
    erase: [deleteRows('access')],
  },
  passkeys: {
    person: 'person_id',
    export: { folder: 'account' },
    notExported: { public_key: secret, credential_id: secret },
    erase: [deleteRows('access')],
  },
  second_factors: {
    person: 'person_id',
    export: { folder: 'account' },
    notExported: { secret: secret, last_step: secret },
    erase: [deleteRows('access')],
  },
  recovery_codes: {
    person: 'person_id',
    notExported: { person_id: 'Hashes of secrets, and nothing else.' },
    erase: [deleteRows('access')],
  },
  identity_providers: {
    notExported: { created_by: 'It belongs to the institution; what the person did is in audit_events.' },
    pseudonymised: ['created_by'],
    namesNobody: {
      name: institutionText,
      metadata_url: institutionText,
      email_domains: institutionText,
      id_attribute: institutionText,
      entity_id: institutionText,
      sign_in_url: institutionText,
      logout_url: institutionText,
      logout_response_url: institutionText,
      certificates: institutionText,
    },
  },
  saml_assertions: {
    namesNobody: { request_id: programText, profile: 'Sealed, and removed once the sign-in is complete.' },
  },
  account_links: {
    person: 'person_id',
    export: { folder: 'account' },
    notExported: { token_hash: secret },
    erase: [deleteRows('access')],
  },
}
