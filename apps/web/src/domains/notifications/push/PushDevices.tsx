import { PushDeviceList } from './PushDeviceList.tsx'
import { PushDeviceRow } from './PushDeviceRow.tsx'

/** Where push comes to: this device, and the others that have it on. */
export const PushDevices = () => (
  <div className="grid gap-4 border-b border-line pb-4">
    <PushDeviceRow />
    <PushDeviceList />
  </div>
)
