import { Steps } from '../Steps.tsx'
import { m } from './messages.ts'

const steps = [
  { key: 'file', label: m.file() },
  { key: 'columns', label: m.columns() },
  { key: 'preview', label: m.preview() },
  { key: 'result', label: m.result() },
] as const

interface ImportStepsProps {
  step: (typeof steps)[number]['key']
  className?: string
}

/** The progress of an import. */
export const ImportSteps = ({ step, className }: ImportStepsProps) => (
  <Steps
    label={m.stepsOfTheImport()}
    steps={steps}
    current={step}
    {...(className !== undefined && { className })}
  />
)
