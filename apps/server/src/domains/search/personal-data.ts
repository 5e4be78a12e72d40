import { derivedText } from '#domains/personal-data/reasons.ts'
import type { DomainData } from '#domains/personal-data/table-data.ts'

export const searchData: DomainData = {
  search_entries: {
    person: 'person_id',
    notExported: { person_id: 'The words of requests, which are in mitigation and leave.' },
    namesNobody: { title: derivedText, text: derivedText, keys: derivedText, seen_by: derivedText },
  },
  search_words: { namesNobody: { word: derivedText } },
}
