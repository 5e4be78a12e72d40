import { ApiError } from '@campanile/contract/client.ts'
import { errorMessage } from '@campanile/contract/error-messages.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Empty } from '#ui/Empty.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { showToast } from '#ui/toast.ts'

const code = 'network-request-failed'
const lost = new ApiError(code, errorMessage(code, 'en-GB'))
const tones = ['ok', 'warn', 'bad', 'info'] as const

export function MessagesPage() {
  return (
    <div className="max-w-[640px] space-y-4">
      {tones.map((tone) => (
        <Alert key={tone} tone={tone} title={`Title of ${tone}`}>
          One short sentence about what happened.
        </Alert>
      ))}
      <SaveFailed title="The room was not saved" error={lost} />
      <div className="flex flex-wrap gap-2">
        {tones.map((tone) => (
          <Chip key={tone} tone={tone}>
            {tone}
          </Chip>
        ))}
      </div>
      <Button onClick={() => void showToast({ type: 'success', title: 'Room 12 is saved' })}>
        Show toast
      </Button>
      <LoadFailed title="We couldn’t load the rooms" heading="h2" error={lost} onRetry={() => {}} />
      <Empty kind="none" title="No rooms yet">
        Rooms you add appear here.
      </Empty>
      <SkeletonList />
    </div>
  )
}
