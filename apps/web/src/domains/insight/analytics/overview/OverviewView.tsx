import { scopeOf } from '../analyticsView.ts'
import type { ViewProps } from '../viewProps.ts'
import { CompareCard } from './CompareCard.tsx'
import { FindingsStrip } from './FindingsStrip.tsx'
import { HeatCard } from './HeatCard.tsx'
import { RiskCard } from './RiskCard.tsx'
import { TermsCard } from './TermsCard.tsx'
import { TrendCard } from './TrendCard.tsx'

/** Key findings in a term, when students come, who compares how, the trend, and who is at risk. */
export const OverviewView = ({ list, overview }: ViewProps) => (
  <>
    {overview && <FindingsStrip scope={scopeOf(list.view)} findings={overview.findings} />}
    <div className="grid grid-cols-1 gap-5 xl:grid-cols-wide-first">
      <HeatCard list={list} />
      <CompareCard list={list} previous={overview?.previousTerm?.name} />
      <div className="xl:col-span-2">
        <TrendCard list={list} />
      </div>
      <div className="xl:col-span-2">
        <RiskCard list={list} />
      </div>
      <div className="xl:col-span-2">
        <TermsCard />
      </div>
    </div>
  </>
)
