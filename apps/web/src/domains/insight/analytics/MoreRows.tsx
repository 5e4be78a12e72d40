import { Button } from '#ui/Button.tsx'
import { m } from './messages.ts'

interface Following {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** The foot of a list with more rows. */
export const MoreRows = ({ query }: { query: Following }) =>
  query.hasNextPage ? (
    <div className="flex justify-center border-t border-line px-5 py-3">
      <Button busy={query.isFetchingNextPage} busyLabel={m.loading()} onClick={() => query.fetchNextPage()}>
        {m.showMore()}
      </Button>
    </div>
  ) : null
