import { sheetFormats } from '@campanile/contract/documents.ts'
import { paperKindWords, paperStateWords } from '@campanile/contract/results/result-words.ts'
import { paperKinds, paperStates } from '@campanile/contract/results/transcripts.ts'
import { addressFor } from '#lib/api.ts'
import { counted } from '#lib/counted.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { PaperTable } from './PaperTable.tsx'
import { papersQuery, papersShape } from './papersQuery.ts'

const kinds = paperKinds.map((value) => ({ value, label: paperKindWords[value] }))
const states = paperStates.map((value) => ({ value, label: paperStateWords[value] }))

const Nothing = ({ clear }: { clear: (() => void) | undefined }) =>
  clear ? (
    <Empty kind="search" title="No paper is like this" action={<Button onClick={clear}>Show all</Button>}>
      A code is found only when every character is right.
    </Empty>
  ) : (
    <Empty kind="none" title="No papers yet">
      Transcripts and result sheets stand here once they are issued.
    </Empty>
  )

/** All issued papers, found by code, name or number. */
export function PapersList() {
  const list = useListView(papersShape)
  const query = papersQuery(list.view)
  const papers = useRead('listIssuedPapers', query)
  const { page: _page, ...narrowing } = query
  const total = papers.data?.total
  return (
    <Card aria-label="Papers">
      <FilterBar count={total === undefined ? '' : counted(total, 'paper')}>
        <ListSearch list={list} label="Find by code, name or number" className="w-72" />
        <FilterSelect list={list} name="kind" label="Paper" options={kinds} />
        <FilterSelect list={list} name="state" label="State" options={states} />
        <ExportMenu
          formats={sheetFormats}
          address={(format) => addressFor('exportIssuedPapers', { ...narrowing, format })}
        />
      </FilterBar>
      <PagedList
        query={papers}
        onPage={list.setPage}
        failure="We could not load the papers"
        heading="h2"
        empty={<Nothing clear={list.narrowed ? list.clear : undefined} />}
      >
        {(rows, stale) => <PaperTable papers={rows} stale={stale} />}
      </PagedList>
    </Card>
  )
}
