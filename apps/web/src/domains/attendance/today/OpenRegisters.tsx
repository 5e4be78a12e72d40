import { Today } from './Today.tsx'
import { UnfinishedRegisters } from './UnfinishedRegisters.tsx'

/** The registers that wait for a lecturer, on the dashboard. */
export const OpenRegisters = () => <Today>{(today) => <UnfinishedRegisters today={today} />}</Today>
