import type { StorageCheck } from '@campanile/contract/settings/connections.ts'
import { HardDrive } from 'lucide-react'
import { sentenceOf } from '#lib/errors.ts'
import { useAct } from '#lib/useAct.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Fact, FactRows } from '#ui/Facts.tsx'
import { bytesInWords } from './bytesInWords.ts'
import { ConnectionsCard } from './ConnectionsCard.tsx'
import { m } from './messages.ts'

const failures: Record<NonNullable<StorageCheck['failedAt']>, string> = {
  write: m.testFileNotWritten(),
  read: m.testFileNotRead(),
  delete: m.testFileNotDeleted(),
}

const Found = ({ check }: { check: StorageCheck }) => (
  <>
    {check.failedAt ? (
      <Alert tone="bad" takesFocus>
        {failures[check.failedAt]}
      </Alert>
    ) : (
      <Alert tone="ok" takesFocus>
        {m.storageWorks({ milliseconds: check.milliseconds })}
      </Alert>
    )}
    <FactRows>
      <Fact label={m.stored()}>
        {check.atLeast
          ? m.filesOfSizeOrMore({ size: bytesInWords(check.bytes), files: check.files })
          : m.filesOfSize({ size: bytesInWords(check.bytes), files: check.files })}
      </Fact>
      {check.freeBytes !== null && <Fact label={m.free()}>{bytesInWords(check.freeBytes)}</Fact>}
    </FactRows>
  </>
)

/** The location of uploaded files, and whether it works. */
export function StorageCard() {
  const check = useAct('checkStorage')
  return (
    <ConnectionsCard title={m.storage()} hint={m.aboutStorage()}>
      {({ storage }) => (
        <>
          <FactRows>
            <Fact label={m.kind()}>{storage.kind === 's3' ? m.bucket() : m.serverFolder()}</Fact>
            <Fact label={m.place()}>{storage.place}</Fact>
            {storage.encryption && <Fact label={m.encrypted()}>{storage.encryption}</Fact>}
          </FactRows>
          {check.error && <Alert tone="bad">{sentenceOf(check.error)}</Alert>}
          {check.data && <Found check={check.data} />}
          <div>
            <Button
              icon={<HardDrive size={15} aria-hidden="true" />}
              busy={check.isPending}
              busyLabel={m.checking()}
              onClick={() => check.mutate({})}
            >
              {m.checkStorage()}
            </Button>
          </div>
        </>
      )}
    </ConnectionsCard>
  )
}
