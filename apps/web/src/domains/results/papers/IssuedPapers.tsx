import { useState } from 'react'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Empty } from '#ui/Empty.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { PaperTable } from './PaperTable.tsx'

const pageSize = 10

/** The papers issued for one student or one class, in a card of their page. */
export function IssuedPapers({ of }: { of: { studentId: string } | { classId: string } }) {
  const [page, setPage] = useState(1)
  const papers = useRead('listIssuedPapers', { ...of, page, pageSize })
  return (
    <Card aria-labelledby="issued-papers">
      <CardHead id="issued-papers" title="Issued papers" className="pb-3" />
      <PagedList
        query={papers}
        onPage={setPage}
        failure="We couldn’t load the issued papers"
        empty={
          <Empty kind="none" title="No papers yet" heading="h3">
            What you issue stands here with its code.
          </Empty>
        }
      >
        {(rows, stale) => <PaperTable papers={rows} stale={stale} />}
      </PagedList>
    </Card>
  )
}
