import type { StorageCheck } from '@campanile/contract/settings/connections.ts'
import { HardDrive } from 'lucide-react'
import { counted } from '#lib/counted.ts'
import { sentenceOf } from '#lib/errors.ts'
import { useAct } from '#lib/useAct.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { bytesInWords } from './bytesInWords.ts'
import { ConnectionsCard } from './ConnectionsCard.tsx'
import { Facts } from './Facts.tsx'

const failures: Record<NonNullable<StorageCheck['failedAt']>, string> = {
  write: 'Writing a test file failed. Uploads don’t work at the moment.',
  read: 'A test file could not be read back correctly.',
  delete: 'A test file could not be deleted.',
}

const Found = ({ check }: { check: StorageCheck }) => (
  <>
    {check.failedAt ? (
      <Alert tone="bad" takesFocus>
        {failures[check.failedAt]}
      </Alert>
    ) : (
      <Alert tone="ok" takesFocus>
        A test file was written, read back and deleted in {check.milliseconds} ms.
      </Alert>
    )}
    <Facts
      facts={[
        {
          name: 'Stored',
          value: `${check.atLeast ? 'At least ' : ''}${bytesInWords(check.bytes)} in ${counted(check.files, 'file')}`,
        },
        ...(check.freeBytes === null ? [] : [{ name: 'Free', value: bytesInWords(check.freeBytes) }]),
      ]}
    />
  </>
)

/** Where uploaded files lie, and whether that works. */
export function StorageCard() {
  const check = useAct('checkStorage')
  return (
    <ConnectionsCard title="Storage" hint="Uploaded files only, without the database.">
      {({ storage }) => (
        <>
          <Facts
            facts={[
              { name: 'Kind', value: storage.kind === 's3' ? 'Bucket (S3)' : 'Folder of the server' },
              { name: 'Place', value: storage.place },
              ...(storage.encryption ? [{ name: 'Encrypted', value: storage.encryption }] : []),
            ]}
          />
          {check.error && <Alert tone="bad">{sentenceOf(check.error)}</Alert>}
          {check.data && <Found check={check.data} />}
          <div>
            <Button
              icon={<HardDrive size={15} aria-hidden="true" />}
              busy={check.isPending}
              busyLabel="Checking"
              onClick={() => check.mutate({})}
            >
              Check storage
            </Button>
          </div>
        </>
      )}
    </ConnectionsCard>
  )
}
