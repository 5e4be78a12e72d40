import { PushDeviceList } from './PushDeviceList.tsx'
import { PushDeviceRow } from './PushDeviceRow.tsx'

/** Devices that receive push: this one, and others. */
export const PushDevices = () => (
  <div className="grid gap-4 border-b border-line pb-4">
    <PushDeviceRow />
    <PushDeviceList />
  </div>
)
