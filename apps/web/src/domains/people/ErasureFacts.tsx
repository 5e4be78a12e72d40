import { type Erasure, erasureObstacleWords } from '@campanile/contract/erasure/erasure.ts'
import { Alert } from '#ui/Alert.tsx'
import { ErasureItems } from './ErasureItems.tsx'

/** Where erasing somebody stands: what it would come to, that it is under way, or the report. */
export function ErasureFacts({ erasure }: { erasure: Erasure }) {
  const { state, obstacles, items, files } = erasure
  if (state === 'working')
    return (
      <Alert tone="info" title="Being erased">
        This takes from seconds to minutes. The report appears here, and stays.
      </Alert>
    )
  if (state === 'erased')
    return (
      <div className="space-y-5">
        <Alert tone="ok" title="Erased">
          Nothing in Campanile names this person any more. Backups do until they are overwritten.
        </Alert>
        <ErasureItems items={items} titles={{ goes: 'Deleted', stays: 'Kept under a pseudonym' }} />
        <p className="text-ink-2">Files deleted: {files.toLocaleString('en')}</p>
      </div>
    )
  return (
    <div className="space-y-5">
      {obstacles.length > 0 ? (
        <Alert tone="warn" title="Not yet">
          {obstacles.map((it) => (
            <p key={it}>{erasureObstacleWords[it]}</p>
          ))}
        </Alert>
      ) : (
        <p className="text-ink-2">
          This cannot be undone. Name, e-mail address and number are also taken out of the audit log and of
          words about others, as far as they stand there as they were written here.
        </p>
      )}
      <ErasureItems
        items={items}
        titles={{ goes: 'Will be deleted', stays: 'Will be kept under a pseudonym' }}
      />
    </div>
  )
}
