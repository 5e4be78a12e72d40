/** What can be done with a whole run. */
export type RunAct = 'compute' | 'approve' | 'giveBack' | 'pay' | 'lock' | 'reverse' | 'remove' | 'bankFile'
